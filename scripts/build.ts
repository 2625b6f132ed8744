/** `npm run build`: the client, from scratch, into client/dist. */
import { buildClient } from './client-build.ts';

await buildClient();
