import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import { cutPage, readPlace } from '../../core/place-in-list.ts';
import { Recent } from '../../core/recent.ts';
import type { RunHistory } from '../../live/history/run-history.ts';
import type { RoundInWords } from '../../live/history/run-told.ts';
import type { RoomOfSpace, SpaceRooms } from '../../live/history/space-rooms.ts';
import type { RunRecord } from '../../live/run/run.model.ts';
import type { ModuleService } from '../module/module.service.ts';
import { canModerate } from '../module/module.policy.ts';
import type { VisitedService } from '../module/visited.service.ts';
import { withoutName } from './run.presenter.ts';
import type { SpacesPort } from './run.service.ts';

/** Runs of one page. */
const pageSize = 10;
/** So many are looked through for those with words: each costs the reading of a run. */
const mostSought = 40;

/** What was shown of a run is told again as it was, in ms: a hall looks at it at once. */
const toldAgain = 10_000;

export type PastPort = Pick<RunHistory, 'page' | 'titleOf' | 'inWords' | 'shownIn' | 'joinedRooms'>;

export interface SpaceRunsTools {
  readonly history: () => PastPort;
  readonly rooms: () => Pick<SpaceRooms, 'in' | 'inAny'>;
  readonly spaces: SpacesPort;
  readonly modules: Pick<ModuleService, 'createdBy' | 'moderatedBy' | 'named'>;
  readonly visited: Pick<VisitedService, 'list'>;
  readonly clock: Clock;
}

/** What is live in a space of somebody’s. */
interface LiveOfMine {
  readonly room: RoomOfSpace;
  readonly space: string;
  readonly moderates: boolean;
}

/** A run that is over, as whoever sees its space is told of it. */
interface PastRun {
  readonly run: RunRecord;
  readonly title: string;
  readonly tookPart: boolean;
  /** What everybody saw at its end; null where its host did not show it, and one does not moderate it. */
  readonly rounds: readonly RoundInWords[] | null;
  /** Whether its host showed something of it. */
  readonly shown: boolean;
}

/** Which page of what was presented. */
interface PastQuery {
  readonly before?: string | undefined;
  readonly lists?: 'words' | undefined;
}

type Told = Pick<PastRun, 'title' | 'rounds' | 'shown'>;

/** The rounds in which people said words; undefined where there is none. */
const withWords = (rounds: readonly RoundInWords[]): readonly RoundInWords[] | undefined => {
  const said = rounds.filter(({ report }) => report.lists === 'words');
  return said.length === 0 ? undefined : said;
};

/** What is presented in spaces, now and before, for whoever sees them. */
export class SpaceRunsService {
  readonly #tools: SpaceRunsTools;
  readonly #shown: Recent<Told | null>;

  constructor(tools: SpaceRunsTools) {
    this.#tools = tools;
    this.#shown = new Recent(tools.clock, toldAgain);
  }

  /** What is live in a space. @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async live(actor: Actor | null, moduleid: string): Promise<RoomOfSpace[]> {
    await this.#tools.spaces.read(actor, moduleid);
    return this.#tools.rooms().in(moduleid);
  }

  /** What is live in the spaces that one created, moderates and visited, with their titles. */
  async liveInMine(actor: Actor): Promise<LiveOfMine[]> {
    const { modules, visited, rooms } = this.#tools;
    const { userid } = actor;
    const [created, moderated, visits] = await Promise.all([
      modules.createdBy(actor, userid),
      modules.moderatedBy(actor, userid),
      visited.list(actor, userid),
    ]);
    // Those that one may not see any more are in no list.
    const seen = await modules.named(
      actor,
      visits.map(({ moduleid }) => moduleid),
    );
    const titles = new Map(
      [...seen, ...created, ...moderated].map(({ _id, content }) => [_id, content.title]),
    );
    const live = await rooms().inAny([...titles.keys()]);
    const own = new Set([...created, ...moderated].map(({ _id }) => _id));
    return live.map((room) => ({
      room,
      space: titles.get(room.moduleid) ?? '',
      moderates: own.has(room.moduleid),
    }));
  }

  /** What was presented in a topic and is over, newest first. @throws AppError NOT_FOUND, BAD_REQUEST, NEWER_VERSION, UNREADABLE */
  async past(
    actor: Actor | null,
    { moduleid, topicid }: TopicRef,
    { before, lists }: PastQuery,
  ): Promise<{ items: PastRun[]; next: string | null }> {
    const { reader, record } = await this.#tools.spaces.topic(actor, { moduleid, topicid });
    const moderates = canModerate(reader, record);
    const size = lists === undefined ? pageSize : mostSought;
    const read = await this.#tools.history().page(
      {
        moduleid,
        topicid,
        ended: true,
        ...(before !== undefined && { before: readPlace(before) }),
      },
      size + 1,
    );
    const joined = await this.#roomsOf(actor);
    const told: PastRun[] = [];
    const sought: RunRecord[] = [];
    for (const run of read.slice(0, size)) {
      if (told.length === pageSize) break;
      sought.push(run);
      const what = await this.#told(run, moderates && lists !== undefined);
      const rounds = lists === undefined ? what?.rounds : withWords(what?.rounds ?? []);
      if (what === null || rounds === undefined) continue;
      // What its moderators call the results is theirs.
      const title = moderates ? (run.name ?? what.title) : what.title;
      told.push({ run, tookPart: joined.has(run.roomId), ...what, rounds, title });
    }
    const { next } = cutPage(
      read.slice(0, sought.length + 1),
      sought.length,
      ({ createdAt, _id }) => ({ at: createdAt.getTime(), id: _id }),
    );
    return { items: told, next };
  }

  #told(run: RunRecord, isWhole: boolean): Promise<Told | null> {
    return this.#shown.of(`${run._id}:${run.version}:${isWhole}`, () => this.#tell(run, isWhole));
  }

  async #roomsOf(actor: Actor | null): Promise<ReadonlySet<string>> {
    return actor === null ? new Set() : this.#tools.history().joinedRooms.idsOf(actor.userid);
  }

  /** As its room saw it, or all of it; null where it cannot be read here: others are not told of it. */
  async #tell(stored: RunRecord, isWhole: boolean): Promise<Told | null> {
    try {
      const run = withoutName(stored);
      const history = this.#tools.history();
      const seen = new Set(history.shownIn(run));
      const shown = seen.size > 0;
      if (!shown && !isWhole) return { title: history.titleOf(run), rounds: null, shown };
      const { title, rounds } = await history.inWords(run);
      return {
        title,
        rounds: rounds.filter(({ report }) => isWhole || seen.has(report.slot)),
        shown,
      };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return null;
    }
  }
}
