import { closeSharedApps } from './shared-apps';

// Loaded by jest before each file, outside of all suites: so this comes after the last of them.
afterAll(closeSharedApps);
