import { randomUUID } from 'node:crypto';
import { describeRunStore } from '../../../test/run-store-suite.ts';
import { closeAfterEach, storeAt } from '../../../test/redis-run-stage.ts';
import { describeWithRedis } from '../../../test/start-redis.ts';

closeAfterEach();

const open = async () => (await storeAt({ prefix: `${randomUUID()}:` })).store;

describeWithRedis('a run store with a Redis', () => describeRunStore('in a Redis', open));
