import { expect, test, vi } from 'vitest';
import { describeWithRedis } from '../../../test/start-redis.ts';
import { type PlaceChange, RedisPlaceNews } from '../places/place-news.ts';
import { connect } from './testing/redis-processes.ts';
import type { RedisConnection } from './connection/connection.ts';

const openOn = async (redis: RedisConnection) => {
  const news = new RedisPlaceNews(redis);
  const heard = vi.fn<(change: PlaceChange) => Promise<void>>(() => Promise.resolve());
  const heardMoved = vi.fn<(roomId: string) => void>();
  await news.listen({ heard, heardMoved, doubtAll: () => Promise.resolve() });
  return { news, heard, heardMoved };
};

describeWithRedis('what changes where people are', () => {
  test('PL3: every other process hears of it, and none after it has stopped', async () => {
    const redis = await connect();
    const [one, other] = [
      await openOn(redis),
      await openOn(await connect({ prefix: redis.prefix })),
    ];
    const muted = { scope: 'space1', roomIds: ['a', 'b'], userid: 'ann' };
    one.news.tell(muted);
    await vi.waitUntil(() => other.heard.mock.calls.length === 1, { timeout: 10_000 });
    expect(other.heard).toHaveBeenCalledWith(muted);
    expect(one.heard).not.toHaveBeenCalled();
    one.news.tellMoved('place1');
    await vi.waitUntil(() => other.heardMoved.mock.calls.length === 1, { timeout: 10_000 });
    expect(other.heardMoved).toHaveBeenCalledWith('place1');
    expect(other.heard).toHaveBeenCalledTimes(1);
    other.news.stop();
    one.news.tell({ scope: 'space2' });
    other.news.tell({ scope: 'space3' });
    await vi.waitUntil(() => one.heard.mock.calls.length === 1, { timeout: 10_000 });
    expect(one.heard).toHaveBeenCalledWith({ scope: 'space3' });
    expect(other.heard).toHaveBeenCalledTimes(1);
    one.news.stop();
  });
});
