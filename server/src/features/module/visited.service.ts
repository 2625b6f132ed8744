import type { Connection, Model } from 'mongoose';
import { toStored } from '@sets/shared/core/stored-shape.ts';
import { withVisit } from '@sets/shared/module/visited.contract.ts';
import { storedVisited } from '@sets/shared/module/visited.migrations.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { PersonalData } from '../../core/personal-data.ts';
import { revise } from '../../core/revise.ts';
import { storedValue } from '../../core/stored-value.ts';
import { visitedModel, type VisitedRecord } from './visited.model.ts';
import { canUseVisited } from './visited.policy.ts';

type VisitedList = readonly { readonly moduleid: string }[];

/** @throws AppError NEWER_VERSION, UNREADABLE */
const listOf = ({ v, list }: VisitedRecord): VisitedList =>
  storedValue(storedVisited, { v, list }).list;

/** The modules that people visited, so that they find them again on any device. */
export class VisitedService {
  readonly #visited: Model<VisitedRecord>;

  constructor({ connection }: { readonly connection: Connection }) {
    this.#visited = visitedModel(connection);
  }

  /** Puts a module first. @throws AppError FORBIDDEN */
  visit(actor: Actor, userid: string, moduleid: string): Promise<VisitedList> {
    return this.#change(actor, userid, (list) => withVisit(list, { moduleid }));
  }

  /** @throws AppError FORBIDDEN */
  async list(actor: Actor, userid: string): Promise<VisitedList> {
    allow(actor, userid);
    const stored = await this.#visited.findById(userid).lean();
    return stored === null ? [] : listOf(stored);
  }

  /** The list as it shall be; of a module that is in it twice the newer visit counts. @throws AppError FORBIDDEN */
  replace(actor: Actor, userid: string, list: VisitedList): Promise<VisitedList> {
    const once = list.toReversed().reduce<VisitedList>((all, visit) => withVisit(all, visit), []);
    return this.#change(actor, userid, () => once);
  }

  readonly personalData: PersonalData = {
    name: 'visited-modules',
    holds: 'The spaces that you visited.',
    collect: async (userid) => (await this.#visited.findById(userid).lean())?.list ?? null,
    erase: async (userid) => {
      await this.#visited.deleteOne({ _id: userid });
    },
  };

  async #change(
    actor: Actor,
    userid: string,
    change: (list: VisitedList) => VisitedList,
  ): Promise<VisitedList> {
    allow(actor, userid);
    const fresh = { _id: userid, list: [], revision: 0 };
    const changed = await revise<VisitedRecord>(this.#visited, fresh, (stored) =>
      toStored(storedVisited, { list: [...change(listOf(stored))] }),
    );
    return listOf(changed);
  }
}

/** @throws AppError FORBIDDEN */
const allow = (actor: Actor, userid: string): void => {
  if (!canUseVisited(actor, userid)) {
    throw new AppError('FORBIDDEN', 'The list of visited spaces of somebody else is theirs alone.');
  }
};
