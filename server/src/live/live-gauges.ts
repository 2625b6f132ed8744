import { Gauge, type Registry } from 'prom-client';
import type { Gate } from './connection/gate.ts';
import type { Hub } from './connection/hub-types.ts';
import type { FeedPublisher } from './feeds/feed-publisher.ts';
import type { Places } from './places/places.ts';
import type { RunStore } from './run/run-store.ts';
import type { Beat } from './sending/beat.ts';

/** A gauge for the size of every map that is held in memory. */
export const watchSizes = (
  registry: Registry,
  sized: {
    hub: Hub;
    gate: Gate;
    store: RunStore;
    beat: Beat;
    feeds: { publisher: FeedPublisher; places: Places };
  },
): void => {
  const gauge = (name: string, help: string, size: () => number): void => {
    void new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(size());
      },
    });
  };
  gauge('live_connections', 'Connections of the hub', () => sized.hub.engine.clientsCount);
  gauge('live_connections_waiting', 'Connections without a seat', () => sized.gate.waiting);
  gauge('live_runs_in_play', 'Runs held in memory', () => sized.store.inPlay().length);
  gauge(
    'live_feeds_followed',
    'Feeds whose end is held in memory',
    () => sized.feeds.publisher.size,
  );
  gauge('live_places_open', 'Places that people are in', () => sized.feeds.places.size);
  gauge('live_rooms_pacing', 'Rooms that wait for their next beat', () => sized.beat.size);
};
