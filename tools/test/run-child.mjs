import { spawn } from 'node:child_process';

/**
 * Runs a command to its end; what asks us to stop is handed on to it.
 * @param {string} caller named where the command cannot be run at all
 * @returns {Promise<number>} its exit status; 127 where it could not be run
 */
export function runChild(caller, [command, ...args], env) {
  const child = spawn(command, args, { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${caller}: ${error.message}`);
      resolve(127);
    });
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** The command that a program of this folder was told to run; without one it ends. */
export function askedCommand(caller) {
  const command = process.argv.slice(2);
  if (command.length > 0) return command;
  console.error(`${caller}: name a command to run`);
  return process.exit(2);
}
