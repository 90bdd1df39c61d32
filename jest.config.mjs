export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/scripts/jest-esbuild.mjs' },
  // Real servers and real repositories take their time on a busy machine; the limit only stops a hang.
  testTimeout: 120_000,
  maxWorkers: '100%',
};
