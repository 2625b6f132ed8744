/**
 * What every long-lived Node of Sets is started with: the server, the tasks of `npm run` and the
 * tests. Plain JavaScript: the bootstrap reads it before Node 24 is there.
 *
 * V8 13.6 may free the same WebAssembly code twice when one thread collects code that has died
 * while another one looks it up, and then ends the process. `fetch` reads its answers with
 * WebAssembly, so this can happen in a program that has none of its own. Code that is never
 * collected cannot be freed twice; what stays instead is some 100 kB. NODE_OPTIONS does not take
 * this flag, so it must be in the arguments of each process (docs/decisions/0018).
 */
export const nodeFlags = ['--no-wasm-code-gc'];

/**
 * What the server is started with, and the tasks, some of which measure what it does. The memory of
 * JavaScript may grow to 256 MB before it is collected as a whole for the first time; where V8 may
 * have less than that, it keeps to its own limit. Nothing is taken before it is needed. Without it V8
 * collects at some 60 MB, which is when two thousand phones have come and a question is open
 * (docs/decisions/0116).
 */
export const serverFlags = [...nodeFlags, '--initial-old-space-size=256'];
