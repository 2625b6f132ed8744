import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Runs a program to its end. A signal to this process is passed on, so whoever stops npm stops
 * the program at the end of the chain too. Plain JavaScript: it runs before Node 24 is there.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>} its exit code, or 128 + the signal that ended it
 */
export function runChild(command, args, options) {
  return new Promise((done) => {
    const child = spawn(command, args, options);
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => child.kill(signal);
    process.on('SIGINT', passOn).on('SIGTERM', passOn);
    child.once('error', (error) => {
      console.error(`${command} could not be run: ${error.message}`);
      done(127);
    });
    child.once('close', (code, signal) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      done(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}
