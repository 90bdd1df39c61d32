import { rule } from '../../../src/rules/quality/implementation-wording.ts';
import { judge, tool } from './judge.ts';

test.each([
  'Calls GET /v2/ovens with query parameters and maps the result.',
  'POST /ovens/{id}/heat',
  'Wrapper around the oven REST API endpoint.',
  'Executes the stored procedure heat_oven.',
  'SELECT * FROM ovens WHERE hot = 1',
  'Reads from the oven_states table.',
  'Invokes OvenService.findAll()',
  'Handler for listOvens',
  'Thin proxy for the backend API',
  'Sends a GET request to /ovens',
  'Runs an SQL query joining ovens and loaves',
  'Invokes the Lambda function',
])('fires: %s', (description) => expect(judge(rule, [tool('oven_state', description)])).toHaveLength(1));

test.each([
  ['oven_state', 'Answers how hot an oven is. Use it before baking. Served by GET /v2/ovens.'],
  ['oven_state', 'Get to the ovens first and delete old crumbs. Update the table on the wall.'],
  ['oven_state', 'Joins the tables in the garden for a party.'],
  ['oven_state', 'Returns the endpoint of the ferry line.'],
  ['http_request', 'Sends GET /path to a host.'],
  ['run_sql', 'Runs SELECT name FROM ovens and the like.'],
])('quiet: %s, %s', (name, description) => expect(judge(rule, [tool(name, description)])).toEqual([]));
