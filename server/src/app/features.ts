import type { SchoolService } from '../features/school/school.service.ts';
import type { Feature } from '../core/feature.ts';
import type { PersonalData } from '../core/personal-data.ts';
import { openAbout } from '../features/about/about.feature.ts';
import { listedAs } from '../features/account/division/division-rules.ts';
import type { PeopleService } from '../features/account/people.service.ts';
import { openAdmin } from '../features/admin/admin.feature.ts';
import { openEmbeds } from '../features/embed/embed.feature.ts';
import { openFeedback } from '../features/feedback/feedback.feature.ts';
import { openGenerator } from '../features/generator/generator.feature.ts';
import { openUploads } from '../features/file/uploads/uploads.feature.ts';
import type { PollService } from '../features/poll/poll.service.ts';
import { openPremium } from '../features/premium/premium.feature.ts';
import { openRosters } from '../features/roster/roster.feature.ts';
import type { StoredFeed } from '../live/feeds/feeds.ts';
import type { PlaceKind } from '../live/places/place-kind.ts';
import type { RunnableActivity } from '../live/runnable-activity.ts';
import type { FeatureTools } from './feature-tools.ts';
import { openGround } from './ground-features.ts';
import { openPeopleFeatures } from './people-features.ts';
import { openSpaceFeatures } from './space-features.ts';
import { openWeeklogsWithNotes } from './weeklog-features.ts';

/** A feature, and what it brings into rooms, if anything. */
type RunnableFeature = Feature & {
  readonly activity?: RunnableActivity;
  readonly feeds?: readonly StoredFeed[];
  /** The kinds of places, beside rooms, in which its feeds lie. */
  readonly places?: readonly PlaceKind[];
};

/** The services of these features in one object: of `A | B` what is both `A` and `B`. */
type ServicesOf<Opened extends Feature> = (
  Opened extends Feature<infer Services> ? (services: Services) => void : never
) extends (services: infer All) => void
  ? All
  : never;

/** The services of all features, by name. */
export type Features = ReturnType<typeof openFeatures>['services'];

/** A division of a school as the school lists it. */
const divisionIn =
  (schools: Pick<SchoolService, 'divisionsOf'>) => async (name: string, division: string) => {
    const listed = await schools.divisionsOf(name);
    return listed && listedAs(listed, division);
  };

/** What these features bring. */
const offeredBy = (list: readonly RunnableFeature[]) => ({
  /** The whole API. */
  api: list.flatMap(({ api }) => api),
  /** Every activity that can be run in front of an audience. */
  activities: list.flatMap(({ activity }) => activity ?? []),
  /** Every feed that a room, or another place, may have. */
  feeds: list.flatMap(({ feeds }) => feeds ?? []),
  /** Every kind of place beside rooms. */
  places: list.flatMap(({ places }) => places ?? []),
});

/** The services of these features, by name. */
const servicesOf = <All extends readonly Feature[]>(people: PeopleService, all: All) =>
  Object.assign({ people }, ...all.map(({ services }) => services)) as {
    readonly people: PeopleService;
  } & ServicesOf<All[number]>;

/** What plans hold: the files that people send, and what is generated for them, of which a plan has so many. */
const openPlans = (
  tools: FeatureTools,
  ports: Omit<Parameters<typeof openPremium>[1], 'used'> &
    Omit<Parameters<typeof openGenerator>[1], 'monthly'> & { readonly people: PeopleService },
  polls: () => Pick<PollService, 'countOf'>,
) => {
  const { people } = ports;
  const premium = openPremium(tools, {
    ...ports,
    used: async (userid) => ({
      polls: await polls().countOf(userid),
      modules: (await people.read(userid)).modulesCreatedLifetime,
      storedMegabytes: await upload.services.uploads.megabytesUsedBy(userid),
    }),
  });
  const limitsOf = (userid: string) => premium.services.premium.limitsOf(userid);
  const upload = openUploads(tools, {
    people,
    megabytesOf: async (userid) => (await limitsOf(userid)).storedMegabytes,
  });
  const generator = openGenerator(tools, {
    ...ports,
    monthly: async (userid) => (await limitsOf(userid)).credits,
  });
  return { premium, upload, generator, limitsOf };
};

/** Opens every feature with what it needs of the others. */
export const openFeatures = (tools: FeatureTools) => {
  const { live } = tools;
  /**
   * A person's data goes in this order: first what may fail because somebody else does not answer,
   * then their runs, last what the others may still write to.
   */
  const held = (): PersonalData[] =>
    [premium, live(), ...list.filter((feature) => feature !== premium)].flatMap(
      ({ personalData }) => personalData ?? [],
    );
  const withSchools = () => [spaces.module.services.modules, ...ofPeople.withSchools];
  const ground = openGround(tools, held, withSchools, () => ofPeople.atSchools);
  const { people, following, audit, notification, account, school } = ground;
  const others = { ...ground.ports, ...account.services, people };

  const about = openAbout(tools, { ...others, ...tools });
  const admin = openAdmin(tools, { ...others, ...tools, liveFigures: () => live().figures() });
  const polls = () => spaces.poll.services.polls;
  const { premium, upload, generator, limitsOf } = openPlans(tools, others, polls);
  const ofPeople = openPeopleFeatures(tools, {
    ...others,
    ...following.services,
    uploads: upload.services.uploads,
    within: () => ({ ...spaces.file.services, ...spaces.module.services }),
  });
  const spaces = openSpaceFeatures(tools, {
    ...others,
    pictured: ofPeople.pictured,
    limitsOf,
    hasSchools: school.services.schools.hasAny,
    divisionNamed: divisionIn(school.services.schools),
    articleGone: (articleid) => logs.note.services.notes.subjectsGone('article', [articleid]),
    all: () => list,
  });
  const logs = openWeeklogsWithNotes(tools, {
    ...others,
    ...upload.services,
    ...spaces.module.services,
    ...spaces.article.services,
  });
  const all = [
    about,
    account,
    school,
    admin,
    premium,
    generator,
    ...ofPeople.features,
    // What it keeps of a person's files has to be the space's before their files go.
    logs.weeklog,
    logs.note,
    upload,
    openRosters(tools),
    following,
    openEmbeds(tools, { people, live, spaces: spaces.module.services.spaces }),
    ...spaces.features,
    openFeedback(tools, others),
    // What the features above still write to: the last of a person's data to go.
    audit,
    notification,
  ] as const;
  const list: readonly RunnableFeature[] = all;

  return {
    ...offeredBy(list),
    services: servicesOf(people, all),
  };
};
