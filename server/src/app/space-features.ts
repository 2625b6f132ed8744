import type { Plan } from '../core/config.ts';
import type { Feature } from '../core/feature.ts';
import { openAsked } from '../features/asked/asked.feature.ts';
import type { Blocks } from '../features/discussion/discussion-tools.ts';
import { openDiscussion } from '../features/discussion/discussion.feature.ts';
import { type FilePorts, openFiles } from '../features/file/file.feature.ts';
import { openLiveQna } from '../features/live-qna/live-qna.feature.ts';
import type { Audit } from '../core/audit.ts';
import type { ModuleAccess } from '../features/module/module-access.ts';
import { type ModulePorts, openModules } from '../features/module/module.feature.ts';
import { openPractice } from '../features/practice/practice.feature.ts';
import { openPolls, type PollPorts } from '../features/poll/poll.feature.ts';
import { openPulse } from '../features/pulse/pulse.feature.ts';
import { openQuizzes } from '../features/quiz/quiz.feature.ts';
import { openQna } from '../features/qna/qna.feature.ts';
import type { QuestionPlace } from '../features/qna/written.service.ts';
import { openRunResults } from '../features/run/run.feature.ts';
import { openSearch } from '../features/search/search.feature.ts';
import { openArticlesWithPictures, picturesOfArticles } from './article-features.ts';
import type { FeatureTools } from './feature-tools.ts';
import { type NamesPictures, picturesAsked } from './pictures-asked.ts';
import type { RunService } from '../features/run/run.service.ts';
import { openFileReader } from './open-file-reader.ts';
import { holdersOfPolls } from './poll-holders.ts';
import { practicePorts } from './practice-ports.ts';
import { topicOfRuns } from './topic-of-runs.ts';
import { createWhenInRun } from './when-in-run.ts';

interface SpacePorts extends Omit<
  ModulePorts,
  'modulesAllowed' | 'endLive' | 'removeContents' | 'moderatorGone' | 'spaceChanged'
> {
  /** Writes down what admins are to know of. */
  readonly audit: Audit;
  /** Whom people do not want to see. */
  readonly blocks: Blocks;
  /** What people have that has pictures, and lies in no space. */
  readonly pictured: FilePorts['kinds'];
  /** What a person's plan allows. */
  readonly limitsOf: (userid: string) => Promise<Plan>;
  /** An article is gone for good: what was noted in its margin goes too. */
  readonly articleGone: (articleid: string) => Promise<void>;
  /** Every feature, once all are open. */
  readonly all: () => readonly Feature[];
}

const removeFrom = async (all: readonly Feature[], moduleid: string): Promise<void> => {
  for (const { removeFromSpace } of all) await removeFromSpace?.(moduleid);
};

/** Spaces, what lies in them, and what is presented of it. */
export const openSpaceFeatures = (tools: FeatureTools, ports: SpacePorts) => {
  const { live } = tools;
  const { limitsOf, all } = ports;
  const readable: RunService['readable'] = (...asked) => run.services.runs.readable(...asked);
  const module = openModules(tools, {
    ...ports,
    modulesAllowed: async (userid) => (await limitsOf(userid)).modules,
    moderatorGone: (userid) => live().leaveHosting(userid),
    spaceChanged: (moduleid) => lookAfter(tools, moduleid),
    endLive: (moduleid) => live().endAllIn(moduleid),
    removeContents: (moduleid) => removeFrom(all(), moduleid),
  });
  const { spaces, ownSpaces } = module.services;
  const made = openMaterials(tools, {
    ...ports,
    ...module.services,
    runs: () => run.services.runs,
    picturesElsewhere: (fileids) => file.services.files.notForQuestions(fileids),
    onEnding: (runId) => liveQna.services.holders.endIn(runId),
  });
  const [poll, quiz] = made;
  const liveQna = openLiveQnaWithHolders(tools, spaces, readable);
  const written = openWritten(tools, {
    ...ports,
    spaces,
    ownSpaces,
    ofQuestions: [poll, quiz],
  });
  const { qna, file } = written;
  const run = openRunResults(tools, {
    ...module.services,
    happenings: [poll.happenings, quiz.happenings, liveQna.happenings, qna.services.qna.happenings],
    rooms: () => live().spaceRooms,
    history: () => live().history,
    upkeep: () => live().upkeep,
    replays: () => live().replays,
    splits: () => live().splits,
    courses: () => live().courses,
    people: ports.people,
    ownAnswers: () => live().ownAnswers,
    repliesTo: (runId, questions) => liveQna.services.promises.repliesTo(runId, questions),
  });
  const pulse = openPulse({ readable, pulses: () => live().pulses });
  const search = openSearch(tools, {
    ...module.services,
    // What else can be found in spaces: a line for each feature.
    searchables: [qna.services.qna.search, written.article.services.articles.search],
  });
  const asked = openAsked(tools, {
    ...module.services,
    ...qna.services.qna.asked,
    promised: liveQna.services.promisedIn,
  });
  return {
    module,
    poll,
    quiz,
    ...written,
    /** In the order in which a person's data goes. */
    features: [search, asked, ...made, liveQna, run, pulse, ...written.features, module] as const,
  };
};

interface MaterialPorts
  extends
    Pick<SpacePorts, 'limitsOf' | 'people'>,
    Pick<PollPorts, 'ownSpaces' | 'picturesElsewhere' | 'onEnding'> {
  readonly spaces: ModuleAccess;
  /** Open once a call comes in. */
  readonly runs: () => RunService;
}

/** What is made in topics and presented: polls, quizzes; and what is practised of it. */
const openMaterials = (tools: FeatureTools, ports: MaterialPorts) => {
  const { live } = tools;
  const { runs, limitsOf } = ports;
  const readable: RunService['readable'] = (...asked) => runs().readable(...asked);
  const endedRuns: RunService['ended'] = (...asked) => runs().ended(...asked);
  const shared = {
    ...ports,
    readable,
    endedRuns,
    openRuns: (activity: string, ids: string[]) => live().openRuns(activity, ids),
    lastRuns: (activity: string, ids: string[]) => live().history.lastRuns.of(activity, ids),
    names: (userids: readonly string[]) => ports.people.names(userids),
    reader: openFileReader(),
    // So many of each kind.
    allowed: async (userid: string) => (await limitsOf(userid)).polls,
  };
  const quiz = openQuizzes(tools, {
    ...shared,
    history: () => live().history,
    onRemoved: (quizid) => practice.quizGone(quizid),
  });
  const poll = openPolls(tools, {
    ...shared,
    runsOf: (activity, definitionId, most) => live().history.page({ activity, definitionId }, most),
    topicOfRun: topicOfRuns(readable),
  });
  const practice = openPractice(tools, {
    ...ports,
    ...practicePorts(tools, quiz.services.quizzes),
  });
  return [poll, quiz, practice] as const;
};

/** Live Q&A, of topics and in the places that polls have for them. */
const openLiveQnaWithHolders = (
  tools: FeatureTools,
  spaces: ModuleAccess,
  readable: Parameters<typeof holdersOfPolls>[0],
) => {
  const { live } = tools;
  return openLiveQna(tools, {
    spaces,
    openRuns: (activity, ids) => live().openRuns(activity, ids),
    history: () => live().history,
    upkeep: () => live().upkeep,
    ...holdersOfPolls(readable),
  });
};

/** Who may be where in a space may have changed. */
const lookAfter = ({ background, live }: FeatureTools, moduleid: string): void =>
  background.run('looking after who is in a space', () =>
    live().placed.changed({ scope: moduleid }),
  );

const threadUnder = ({ _id, moduleid, topicid }: QuestionPlace) => ({
  moduleid,
  topicid,
  questionid: _id,
});

/** What people write in spaces. */
const openWritten = (
  tools: FeatureTools,
  ports: SpacePorts &
    Pick<FilePorts, 'ownSpaces'> & {
      readonly spaces: ModuleAccess;
      readonly ofQuestions: readonly NamesPictures[];
    },
) => {
  const { live, clock, background } = tools;
  const article = openArticlesWithPictures(tools, {
    people: ports.people,
    spaces: ports.spaces,
    files: () => file.services.files,
    onGone: ports.articleGone,
  });
  const file = openFiles(tools, {
    ...ports,
    // What else has pictures: a row for each kind.
    kinds: [...ports.pictured, picturesOfArticles(article.services)],
    inQuestions: (fileids) => picturesAsked(tools, ports.ofQuestions, fileids),
    namedInSpaces: (fileids) => qna.services.qna.picturesNamed(fileids),
  });
  const qna = openQna(tools, {
    ...ports,
    loosenPictures: (fileids) => file.services.files.loosen(fileids),
    threadsGone: (questions) =>
      discussion.services.discussion.threadsGone(questions.map((each) => threadUnder(each))),
    seenByOthers: (questions) =>
      background.run('looking after who is in threads', () =>
        discussion.services.discussion.threadsChanged(questions.map((each) => threadUnder(each))),
      ),
    placed: () => live().placed,
    whenInRun: createWhenInRun(live, () => clock.now()),
  });
  const discussion = openDiscussion(tools, {
    ...ports,
    placed: () => live().placed,
    threadOf: (question) => qna.services.qna.threadOf(question),
    partsOf: (questionid, limit) => qna.services.qna.partsOf(questionid, limit),
  });
  return {
    file,
    qna,
    article,
    /** In the order in which a person's data goes. */
    features: [discussion, qna, article, file] as const,
  };
};
