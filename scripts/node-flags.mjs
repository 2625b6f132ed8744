/**
 * What every Node of this project is started with. Without it some processors let V8 of Node 24
 * end the process by itself under load.
 *
 * @type {string[]}
 */
export const nodeFlags = ['--no-memory-protection-keys'];
