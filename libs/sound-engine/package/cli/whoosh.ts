#!/usr/bin/env node
import { main } from './main';
import { processTerminal } from './process-terminal';

main(process.argv.slice(2), processTerminal()).then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
