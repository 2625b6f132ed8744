import type {
  CannotCreate,
  ModuleAllowance,
  NewModule,
  NewModuleFor,
  VisibilityChange,
} from '@sets/shared/module/module.contract.ts';
import { noSchool } from '@sets/shared/account/account.contract.ts';
import type { ModuleContent } from '@sets/shared/module/module.migrations.ts';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import { newId } from '../../core/new-id.ts';
import type { ModuleCountService, ModuleTerms } from '../account/module-count.service.ts';
import type { PeopleService, PersonRecord } from '../account/people.service.ts';
import type { Found, ModuleAccess } from './module-access.ts';
import { moduleMessages } from './module.messages.ts';
import type { ModuleGlance, ModuleRecord } from './module-record.ts';
import { canSee } from './module.policy.ts';
import { moderatedFilter } from './moderated-filter.ts';
import type { StoredModule } from './stored-module.ts';
import type { ModuleStore } from './module-store.service.ts';

export interface ModuleTools {
  readonly store: ModuleStore;
  readonly access: ModuleAccess;
  readonly clock: Pick<Clock, 'now'>;
  readonly people: Pick<PeopleService, 'lookUp' | 'read'>;
  readonly moduleCount: Pick<ModuleCountService, 'take'>;
  /** How many spaces this person's plan lets them create, ever. */
  readonly modulesAllowed: (userid: string) => Promise<number>;
  /** Whether this server has partnered schools: then spaces are made by their people. */
  readonly hasSchools: () => Promise<boolean>;
  /** How a school writes this division of its own; null where it has none of this name. */
  readonly divisionNamed: (school: string, division: string) => Promise<string | null>;
}

/** Who a space is shown to. */
type Shown = Pick<ModuleContent, 'visibility' | 'division'>;

/** What is edited as a whole. */
type Details = Pick<ModuleContent, 'title' | 'description' | 'startDate'>;

/** Spaces: made, read, edited and listed. */
export class ModuleService {
  readonly #tools: ModuleTools;

  constructor(tools: ModuleTools) {
    this.#tools = tools;
  }

  /** @throws AppError FORBIDDEN where one may not, or the plan is used up; BAD_REQUEST for a division of no school */
  async create(actor: Actor, given: NewModule, { schoolOnly }: NewModuleFor = {}): Promise<Found> {
    const { access, clock, moduleCount, people, store } = this.#tools;
    const { person, terms } = await this.#termsOf(actor);
    allowCreating(person, terms);
    const { title, description, startDate, division } = given;
    const wanted = { visibility: visibilityOf(given, schoolOnly === 'yes'), division };
    const shown = visibleTo(await this.#listed(wanted, person.school), person.school);
    if (!(await moduleCount.take(actor.userid, terms))) {
      // Somebody was quicker: this person, on another page.
      allowCreating(await people.read(actor.userid), terms);
      throw new AppError('CONFLICT', 'Your account was just changed. Try again.');
    }
    const record: ModuleRecord = {
      _id: newId(),
      content: { title, description, startDate, ...shown, topics: [] },
      owner: actor.userid,
      moderators: [],
      invitations: [],
      deletedAt: null,
      revision: 1,
      createdAt: new Date(clock.now()),
    };
    await store.insert(record);
    return { record, reader: await access.reader(actor) };
  }

  /** How many one has created, and whether one may create one more. @throws AppError NOT_FOUND */
  async allowance(actor: Actor): Promise<ModuleAllowance> {
    const { person, terms } = await this.#termsOf(actor);
    const { modulesCreatedLifetime: created } = person;
    return { created, allowed: terms.allowed, cannot: cannotCreate(person, terms) };
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  read(actor: Actor | null, moduleid: string): Promise<Found> {
    return this.#tools.access.read(actor, moduleid);
  }

  /** Title, description or start. @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  edit(actor: Actor, moduleid: string, details: Partial<Details>): Promise<Found> {
    return this.#tools.access.change(actor, moduleid, ({ content }) => ({
      content: { ...content, ...details },
    }));
  }

  /**
   * Who sees it. A space that is of no school becomes one of its owner's.
   * @throws AppError NOT_FOUND, FORBIDDEN; BAD_REQUEST where there is no school, or no such division,
   * to close it to
   */
  async show(actor: Actor, { moduleid, ...wanted }: VisibilityChange): Promise<Found> {
    const { access, people } = this.#tools;
    const { record } = await access.moderated(actor, moduleid);
    const owner = await people.lookUp(record.owner);
    const schoolIn = ({ content }: Pick<ModuleRecord, 'content'>): string =>
      content.school === noSchool ? schoolOf(owner) : content.school;
    // What it says already may stay, also where its school has no such division any more.
    const isAsItWas = record.content.division === wanted.division;
    const shown = isAsItWas ? wanted : await this.#listed(wanted, schoolIn(record));
    return access.change(actor, moduleid, (module) => {
      const { content } = module;
      return { content: { ...content, ...visibleTo(shown, schoolIn(module)) } };
    });
  }

  /** Those that a person created and one may see, newest first. @throws AppError NOT_FOUND where nobody is */
  createdBy(actor: Actor, userid: string): Promise<ModuleGlance[]> {
    return this.#list(actor, userid, { owner: userid });
  }

  /**
   * Those that a person was invited to moderate and one may see, newest first. An admin's own have
   * what is the admins' too. @throws AppError NOT_FOUND where nobody is
   */
  async moderatedBy(actor: Actor, userid: string): Promise<ModuleGlance[]> {
    if (actor.userid !== userid) return this.#list(actor, userid, { moderators: userid });
    await this.#takeUpAll(actor);
    return this.#list(actor, userid, moderatedFilter(actor));
  }

  /** Of these, in this order, those that one may see. */
  async named(
    actor: Pick<Actor, 'userid'> | null,
    moduleids: readonly string[],
  ): Promise<ModuleGlance[]> {
    const { access, store } = this.#tools;
    const reader = await access.reader(actor);
    const found = await store.list({ _id: { $in: [...moduleids] } });
    const byId = new Map(found.map((module) => [module._id, module]));
    return [...new Set(moduleids)]
      .flatMap((moduleid) => byId.get(moduleid) ?? [])
      .filter((module) => canSee(reader, module));
  }

  /** A school has another name: its spaces stay its own. */
  renameSchool(before: string, after: string): Promise<void> {
    return this.#tools.store.renameSchool(before, after);
  }

  async #list(
    actor: Actor,
    userid: string,
    filter: QueryFilter<StoredModule>,
  ): Promise<ModuleGlance[]> {
    const { access, people, store } = this.#tools;
    if ((await people.lookUp(userid)) === null) {
      throw new AppError('NOT_FOUND', moduleMessages.nobody);
    }
    const reader = await access.reader(actor);
    return (await store.list(filter)).filter((module) => canSee(reader, module));
  }

  /** With the division as its school writes it. @throws AppError BAD_REQUEST where it has none of this name */
  async #listed(wanted: Shown, school: string): Promise<Shown> {
    if (wanted.visibility !== 'division' || school === noSchool) return wanted;
    const division = await this.#tools.divisionNamed(school, wanted.division);
    if (division === null) {
      throw new AppError('BAD_REQUEST', moduleMessages.noDivision(school, wanted.division));
    }
    return { ...wanted, division };
  }

  /** The spaces that this person was invited to before they had an account. */
  async #takeUpAll(actor: Actor): Promise<void> {
    const { access, store } = this.#tools;
    const reader = await access.reader(actor);
    if (reader === null || !reader.verified) return;
    const waiting = await store.list({ 'invitations.emailKey': reader.emailKey });
    for (const { _id } of waiting) await access.takeUp(_id, reader);
  }

  async #termsOf({ userid }: Actor): Promise<{ person: PersonRecord; terms: ModuleTerms }> {
    const { people, modulesAllowed, hasSchools } = this.#tools;
    const [person, allowed, needsSchool] = await Promise.all([
      people.read(userid),
      modulesAllowed(userid),
      hasSchools(),
    ]);
    return { person, terms: { allowed, needsSchool } };
  }
}

const visibilityOf = ({ divisionOnly }: NewModule, schoolOnly: boolean): Shown['visibility'] => {
  if (divisionOnly) return 'division';
  return schoolOnly ? 'school' : 'open';
};

/** A school that nobody has proven to be at is none. */
const schoolOf = (owner: PersonRecord | null): string =>
  owner?.verified === true ? owner.school : noSchool;

const cannotCreate = (person: PersonRecord, terms: ModuleTerms): CannotCreate | null => {
  if (!person.verified) return 'unverified';
  if (terms.needsSchool && person.school === noSchool) return 'noSchool';
  return person.modulesCreatedLifetime >= terms.allowed ? 'usedUp' : null;
};

/** @throws AppError FORBIDDEN, with why not */
const allowCreating = (person: PersonRecord, terms: ModuleTerms): void => {
  const cannot = cannotCreate(person, terms);
  if (cannot === null) return;
  const msg = cannot === 'usedUp' ? moduleMessages.usedUp(terms.allowed) : moduleMessages[cannot];
  throw new AppError('FORBIDDEN', msg);
};

/** Who sees it, and of which school it is from then on. @throws AppError BAD_REQUEST */
const visibleTo = (
  { visibility, division }: Shown,
  school: string,
): Pick<ModuleContent, 'visibility' | 'division' | 'school'> => {
  if (visibility !== 'open' && school === noSchool) {
    throw new AppError('BAD_REQUEST', moduleMessages.ofNoSchool);
  }
  return { visibility, division: visibility === 'division' ? division : '', school };
};
