import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { limits } from '../core/limits.ts';
import { lineUpTo, requiredLine, textUpTo } from '../core/text.ts';
import { visitedLimit } from './visited.contract.ts';

/** Lengths are in characters. */
export const moduleLimits = {
  title: limits.title,
  /** Markdown source. */
  description: 20_000,
  division: 80,
  topics: 200,
  /** With those who are invited. */
  moderators: 50,
  /** How long its owner can have a deleted space back. */
  restorableDays: 30,
} as const;

const title = requiredLine(moduleLimits.title);

const description = textUpTo(moduleLimits.description);
const division = lineUpTo(moduleLimits.division);

const notDay = 'Not a day, as 2026-10-12.';

/** A day, as `2026-10-12`; of a moment the day that is written in it. '' where there is none. */
const startDate = z.pipe(
  z.pipe(
    z.union([z.literal(''), z.iso.date(), z.iso.datetime({ offset: true })], notDay),
    z.transform((given) => given.slice(0, 10)),
  ),
  z.union([z.literal(''), z.iso.date()], notDay),
);

/** Who sees a space: everybody with its link, its school, or those of one of its school's divisions. */
export const visibility = z.enum(['open', 'school', 'division']);
export type Visibility = z.infer<typeof visibility>;

const nameDivision = 'Name the division.';

/** Body of `POST /api/module/createmodule`. `division` is '' where it is not for one. */
export const newModule = z
  .strictObject({ title, description, startDate, divisionOnly: z.boolean(), division })
  .check(
    z.refine((given) => !given.divisionOnly || given.division !== '', {
      error: nameDivision,
      path: ['division'],
    }),
  );
export type NewModule = z.infer<typeof newModule>;

/** Query of that call, whose body is as specified: whether a space that is for no division is for the owner's school alone. */
export const newModuleFor = z.strictObject({ schoolOnly: z.optional(z.literal('yes')) });
export type NewModuleFor = z.infer<typeof newModuleFor>;

export const topic = z.strictObject({
  topicid: id,
  title: z.string(),
  /** Put away: moderators still have it, others are not shown it in the list. */
  archived: z.boolean(),
});
export type Topic = z.infer<typeof topic>;

/** Where in a space something lies. */
export const topicRef = z.strictObject({ moduleid: id, topicid: id });
export type TopicRef = z.infer<typeof topicRef>;

/** A person, as others see them. */
export const modulePerson = z.strictObject({ userid: id, username: z.string() });
export type ModulePerson = z.infer<typeof modulePerson>;

/** What whoever reads a space may do in it. */
export const moduleRights = z.strictObject({
  /** Title, description, start, topics, who sees it, and what is presented in it. */
  edit: z.boolean(),
  /** Invite moderators, and take one away. */
  invite: z.boolean(),
  /** Stop moderating it. */
  leave: z.boolean(),
  handOver: z.boolean(),
  remove: z.boolean(),
});
export type ModuleRights = z.infer<typeof moduleRights>;

/** A space, as it is read. */
export const module = z.strictObject({
  moduleid: id,
  title: z.string(),
  /** Markdown source. */
  description: z.string(),
  /** A day, as `2026-10-12`; '' where there is none. */
  startDate: z.string(),
  visibility,
  /** Whether `visibility` is `division`. */
  divisionOnly: z.boolean(),
  /** '' where it is of none. */
  division: z.string(),
  /** The name of its school; 'NA' where it is of none. */
  school: z.string(),
  /** In order, the archived ones too. */
  topics: z.array(topic),
  owner: modulePerson,
  /** In the order in which they came, without the owner. */
  moderators: z.array(modulePerson),
  may: moduleRights,
});
export type Module = z.infer<typeof module>;

/** Params of `GET /api/module/getmodule/:moduleid` and others; body of those that need nothing else. */
export const moduleRef = z.strictObject({ moduleid: id });

/** Body of `POST /api/module/putdescription`. */
export const descriptionChange = z.strictObject({ moduleid: id, description });
/** Body of `PUT /api/module/changemoduletitle`. */
export const titleChange = z.strictObject({ moduleid: id, title });
/** Body of `PUT /api/module/changestartdate`. */
export const startDateChange = z.strictObject({ moduleid: id, startDate });
/** Body of `PUT /api/module/changevisibility`. `division` is '' unless `visibility` is `division`. */
export const visibilityChange = z.strictObject({ moduleid: id, visibility, division }).check(
  z.refine((given) => given.visibility !== 'division' || given.division !== '', {
    error: nameDivision,
    path: ['division'],
  }),
);
export type VisibilityChange = z.infer<typeof visibilityChange>;

/** Body of `POST /api/module/addtopic`. */
export const newTopic = z.strictObject({ moduleid: id, title });
/** Reply of it: which one is new, and the space with it. */
export const topicAdded = z.strictObject({ topicid: id, module });
/** Body of `PUT /api/module/changetopictitle`. */
export const topicTitleChange = z.strictObject({ moduleid: id, topicid: id, title });
/** Body of `PUT /api/module/archivetopic`; with false it is brought back. */
export const topicArchiving = z.strictObject({ moduleid: id, topicid: id, archived: z.boolean() });
/** Body of `PUT /api/module/reordertopics`: each topic once. One that is not named keeps its place at the end. */
export const topicOrder = z.strictObject({
  moduleid: id,
  topicids: z.array(id).check(
    z.maxLength(moduleLimits.topics),
    z.refine((topicids) => new Set(topicids).size === topicids.length, 'A topic is named twice.'),
  ),
});

/** Body of `PUT /api/module/removemoderator` and `POST /api/module/handover`. */
export const modulePersonRef = z.strictObject({ moduleid: id, userid: id });

/** Reply of `DELETE /api/module/deletemodule/:moduleid`: how long its owner can have it back, ISO 8601 in UTC. */
export const moduleDeleted = z.strictObject({ restorableUntil: z.iso.datetime() });
/** Reply of `GET /api/module/getdeleted`: one's own spaces that can be had back, the newest deleted first. */
export const deletedModules = z.strictObject({
  modules: z.array(z.extend(moduleDeleted, { moduleid: id, title: z.string() })),
});

/** Why somebody cannot create a space now. */
export const cannotCreate = z.enum(['unverified', 'noSchool', 'usedUp']);
export type CannotCreate = z.infer<typeof cannotCreate>;
/** Reply of `GET /api/module/getallowance`: how many spaces one has created, ever, and how many one's plan allows. */
export const moduleAllowance = z.strictObject({
  created: z.int(),
  allowed: z.int(),
  /** Null where one can. */
  cannot: z.nullable(cannotCreate),
});
export type ModuleAllowance = z.infer<typeof moduleAllowance>;

/** A module in a list. */
export const moduleLine = z.strictObject({ moduleid: id, title: z.string() });

/** Reply of `GET /api/user/getmodscreated/:userid` and `getmoderating/:userid`, newest first. */
export const moduleList = z.strictObject({ modules: z.array(moduleLine) });

/** Params of both: whose modules. */
export const modulesOf = z.strictObject({ userid: id });

/** Body of `POST /api/module/getmodulesvisited`; its reply is a `moduleList`, in this order, of those that one may see. */
export const modulesNamed = z.strictObject({
  moduleids: z.array(id).check(z.maxLength(visitedLimit)),
});
