// Suites share two cores with everything else that runs; a slow machine is no failure.
jest.setTimeout(30_000);
