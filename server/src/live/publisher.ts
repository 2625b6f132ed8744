import { randomUUID } from 'node:crypto';
import { limits } from '@sets/shared/core/limits.ts';
import type { Tallies, Turnout } from '@sets/shared/live/activity.ts';
import type { Notice } from '@sets/shared/live/notices.ts';
import { type Audience, audiences, type Place, type RunInfo } from '@sets/shared/live/run.ts';
import type { Activities } from './activities.ts';
import { Channel } from './channel.ts';
import type { Presence } from './presence.ts';
import type { Results } from './results.ts';
import type { Run, RunInPlay, RunStore } from './run-store.ts';
import type { Runs } from './runs.ts';

interface PublisherParts {
  readonly runs: Runs;
  readonly store: RunStore;
  readonly activities: Activities;
  readonly presence: Presence;
  readonly results: Results;
  /** Tells each participant what is theirs; nobody waits for it. */
  readonly tellEach: (run: RunInPlay) => void;
  /** Takes the step that so many who are here and have answered bring about, if any. */
  readonly react: (run: RunInPlay, turnout: Turnout) => Promise<void>;
  /** Sends a notice to everybody seated in a run as this audience. */
  readonly emit: (audience: Audience, notice: Notice) => void;
}

interface Channels {
  readonly to: Readonly<Record<Audience, Channel>>;
  /** The version of the run that its views were last made of; null before the first time. */
  version: number | null;
}

/** Turns the state of runs into notices: one view for each audience, sent only where it differs. */
export class Publisher {
  readonly #parts: PublisherParts;
  readonly #channels = new Map<string, Channels>();
  readonly #publishing = new Map<string, Promise<void>>();

  constructor(parts: PublisherParts) {
    this.#parts = parts;
  }

  /** The runs that anybody has looked at lately. */
  runIds(): string[] {
    return [...this.#channels.keys()];
  }

  /** Sends what each audience of a run has not seen yet. One at a time for a run, so never backwards. */
  publish(runId: string): Promise<void> {
    const before = this.#publishing.get(runId) ?? Promise.resolve();
    const publishing = before
      .catch(() => {}) // whoever asked for that one was told
      .then(() => this.#publish(runId))
      .finally(() => {
        if (this.#publishing.get(runId) === publishing) this.#publishing.delete(runId);
      });
    this.#publishing.set(runId, publishing);
    return publishing;
  }

  /** Makes sure that `since` has something to give. */
  async prepare(runId: string): Promise<void> {
    if (!this.#channels.has(runId)) await this.publish(runId);
  }

  /** What somebody who stood at `place` missed; call `prepare` first, and seat them in the same turn. */
  since(runId: string, audience: Audience, place: Place | undefined): Notice[] {
    return this.#channels.get(runId)?.to[audience].since(place) ?? [];
  }

  drop(runId: string): void {
    this.#channels.delete(runId);
  }

  infoOf(run: Run): RunInfo {
    const { runId, code, activity, version, locked, ended } = run;
    const title = this.#parts.activities.of(run).title(run.definition);
    return { runId, code, activity, title, locked, ended, version };
  }

  async #publish(runId: string): Promise<void> {
    const { runs, store, activities, presence, tellEach, react } = this.#parts;
    const run = await runs.load(runId);
    const shown = activities.of(run).shown(run.state);
    const tallies = await store.tallies(runId, shown, limits.countersShown);
    const results = await this.#parts.results.of(run);
    const channels = this.#channelsOf(runId);
    // Counts move ten times a second, views only with the run: they are made of nothing else.
    if (channels.version !== run.version) this.#publishViews(channels, run);
    const people = presence.count(runId);
    for (const audience of audiences) {
      const tally = this.#tallyFor(audience, run, tallies, results);
      this.#send(channels, audience, 'tally:changed', { tally });
      if (audience !== 'phone') this.#send(channels, audience, 'people:changed', { people });
    }
    tellEach(run);
    const [first = ''] = shown;
    await react(run, { here: people.connected, answered: tallies.get(first)?.answered ?? 0 });
  }

  #tallyFor(audience: Audience, run: Run, tallies: Tallies, results: unknown): unknown {
    const rules = this.#parts.activities.of(run);
    const seen = rules.tally(audience, run.definition, run.state, tallies, results);
    return rules.schemas.tallies[audience].parse(seen);
  }

  #publishViews(channels: Channels, run: Run): void {
    const rules = this.#parts.activities.of(run);
    const info = this.infoOf(run);
    for (const audience of audiences) {
      const seen = rules.view(audience, run.definition, run.state);
      const view = rules.schemas.views[audience].parse(seen);
      this.#send(channels, audience, 'run:changed', { run: info, view });
    }
    channels.version = run.version;
  }

  #send(channels: Channels, audience: Audience, name: Notice['name'], payload: unknown): void {
    const notice = channels.to[audience].next(name, payload);
    if (notice !== null) this.#parts.emit(audience, notice);
  }

  #channelsOf(runId: string): Channels {
    const known = this.#channels.get(runId);
    if (known !== undefined) return known;
    // Numbering lives here and now: another process, or another start, is another epoch.
    const epoch = randomUUID();
    const channel = (): Channel => new Channel(runId, epoch);
    const to = { host: channel(), screen: channel(), phone: channel() };
    const channels = { to, version: null };
    this.#channels.set(runId, channels);
    return channels;
  }
}
