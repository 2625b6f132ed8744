/**
 * Stands in the build for the WebTransport of engine.io-client, which the server does not speak
 * (`transports` in `hub.ts`) and no client of ours asks for (`live-socket.ts`): every phone would
 * load it first, with its codec.
 */
export const WT = undefined;
