import { buildClientIfStale } from '../../scripts/client-build.ts';

/** The journeys go through the client as it is delivered. */
export default buildClientIfStale;
