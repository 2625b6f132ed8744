/**
 * Loaded into the server by `npm start`. The server runs in a process group of its own, so that a
 * Ctrl+C in the terminal reaches it once and not twice; if its parent dies, however that happens,
 * the channel between them closes and the server stops in good order.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
