import { createHmac } from 'node:crypto';
import { timing } from '@sets/shared/core/limits.ts';
import { Gather } from '../../../core/gather.ts';
import { defineScript, type PlayRunner } from '../../../core/redis/script.ts';
import { type JoinBursts, newBurst, newNetwork } from '../../entry/join-bursts.ts';
import { inRoom } from '../connection/keys.ts';

interface Parts {
  readonly redis: PlayRunner;
  /** The same in every process. By it a network is named in Redis, which holds no address. */
  readonly secret: string;
}

/**
 * The burst goes on while both keys are there: one lives for the pause after the newcomer before,
 * the other for as long as a burst may last. So Redis forgets by itself, and by its own clock. The
 * mark of the network lives longer. ARGV: a mark, and a burst without one, for who needs them.
 */
const join = defineScript(`
  local burst = redis.call('GET', KEYS[1])
  local network = redis.call('GET', KEYS[4]) or ARGV[4]
  redis.call('SET', KEYS[4], network, 'PX', ARGV[5])
  if burst and redis.call('EXISTS', KEYS[2]) == 1 and redis.call('SISMEMBER', KEYS[3], burst) == 0 then
    redis.call('PEXPIRE', KEYS[1], ARGV[2])
    return burst
  end
  burst = network .. ARGV[1]
  redis.call('SET', KEYS[1], burst, 'PX', ARGV[2])
  redis.call('SET', KEYS[2], '', 'PX', ARGV[3])
  return burst
`);

/** They are remembered for as long as one of them could still have gone on. */
const end = defineScript(`
  redis.call('SADD', KEYS[1], unpack(ARGV, 2))
  return redis.call('PEXPIRE', KEYS[1], ARGV[1])
`);

/** In Redis, for all processes: a hall is one burst, whichever of them its phones reach. */
export class RedisJoinBursts implements JoinBursts {
  readonly #parts: Parts;
  /** By room and network: who comes in the same turn of the event loop comes together. */
  readonly #joining = new Gather<null, string>(async (key, newcomers) => {
    const [roomId = '', addressRange = ''] = JSON.parse(key) as string[];
    const burst = await this.#join(roomId, addressRange);
    return newcomers.map(() => burst);
  });

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** @throws AppError UNAVAILABLE */
  of(roomId: string, addressRange: string): Promise<string> {
    return this.#joining.ask(JSON.stringify([roomId, addressRange]), null);
  }

  #join(roomId: string, addressRange: string): Promise<string> {
    const { redis, secret } = this.#parts;
    const digest = createHmac('sha256', secret).update(JSON.stringify([roomId, addressRange]));
    const network = digest.digest('base64url');
    return redis.run<string>(
      join,
      [
        inRoom(redis.playPrefix, roomId, `burst:${network}`),
        inRoom(redis.playPrefix, roomId, `burst-lasts:${network}`),
        this.#ended(roomId),
        inRoom(redis.playPrefix, roomId, `network:${network}`),
      ],
      [
        newBurst(''),
        String(timing.joinPause),
        String(timing.joinBurst),
        newNetwork(),
        String(timing.networkKept),
      ],
    );
  }

  /** @throws AppError UNAVAILABLE */
  async end(roomId: string, bursts: readonly string[]): Promise<void> {
    if (bursts.length === 0) return;
    const lasts = String(timing.joinBurst + timing.joinPause);
    await this.#parts.redis.run(end, [this.#ended(roomId)], [lasts, ...bursts]);
  }

  /** Redis forgets by itself; other processes may have the room in play. */
  drop(): void {}

  #ended(roomId: string): string {
    return inRoom(this.#parts.redis.playPrefix, roomId, 'bursts-ended');
  }
}
