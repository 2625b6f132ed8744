import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import { type PlaceInList, cutPage, readPlace } from '../../core/place-in-list.ts';
import type { TimelineEvent } from '@sets/shared/run/space-runs.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { canModerate } from '../module/module.policy.ts';
import { withoutName } from './run.presenter.ts';
import type { HistoryPort, RunService, SpacesPort } from './run.service.ts';

/** Events of one page. */
const pageSize = 20;

/** An event with its time. */
export interface Happened extends Omit<TimelineEvent, 'at' | 'activity'> {
  readonly at: Date;
  /** Of a run alone. */
  readonly activity?: string;
}

/** What of one kind happened in topics: a feature that has such things brings one. */
export interface TimelineSource {
  /** Whether those who moderate the space alone see it. */
  readonly forModerators: boolean;
  /**
   * Those after this place, newest first and then by id downwards; at most `most`, as they are told to
   * those who moderate the space, or to others.
   */
  page(
    topic: TopicRef,
    before: PlaceInList | undefined,
    most: number,
    moderates: boolean,
  ): Promise<Happened[]>;
}

interface TimelineTools {
  readonly spaces: Pick<SpacesPort, 'topic'>;
  readonly history: () => Pick<HistoryPort, 'page'>;
  readonly runs: Pick<RunService, 'summariesOf'>;
  /** What the other features tell. */
  readonly sources: readonly TimelineSource[];
}

/** A topic in the order of what happened in it. */
export class TimelineService {
  readonly #tools: TimelineTools;
  readonly #sources: readonly TimelineSource[];

  constructor(tools: TimelineTools) {
    this.#tools = tools;
    this.#sources = [this.#runs(), ...tools.sources];
  }

  /** Newest first. @throws AppError NOT_FOUND, BAD_REQUEST, NEWER_VERSION, UNREADABLE */
  async page(
    actor: Actor | null,
    { moduleid, topicid }: TopicRef,
    before: string | undefined,
  ): Promise<{ items: Happened[]; next: string | null }> {
    const { reader, record } = await this.#tools.spaces.topic(actor, { moduleid, topicid });
    const isModerator = canModerate(reader, record);
    const place = before === undefined ? undefined : readPlace(before);
    const sources = this.#sources.filter(({ forModerators }) => isModerator || !forModerators);
    const pages = await Promise.all(
      sources.map((source) => source.page({ moduleid, topicid }, place, pageSize + 1, isModerator)),
    );
    return cutPage(pages.flat().toSorted(newestFirst), pageSize, ({ at, id }) => ({
      at: at.getTime(),
      id,
    }));
  }

  #runs(): TimelineSource {
    const { history, runs } = this.#tools;
    return {
      forModerators: false,
      page: async (topic, before, most, moderates) => {
        const read = await history().page({ ...topic, ...(before && { before }) }, most);
        const found = moderates ? read : read.map((run) => withoutName(run));
        return (await runs.summariesOf(found)).map(({ run, title, code, joined }) => ({
          kind: 'run',
          id: run._id,
          at: run.createdAt,
          title,
          count: joined,
          code: run.ended ? null : code,
          activity: run.activity,
        }));
      },
    };
  }
}

/** As each source has its own, so that a place in one is a place in all. */
const newestFirst = (one: Happened, other: Happened): number =>
  other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1);
