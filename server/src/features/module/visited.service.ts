import type { Connection, Model } from 'mongoose';
import { withVisit } from '@sets/shared/module/visited.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { PersonalData } from '../../core/personal-data.ts';
import { revise } from '../../core/revise.ts';
import { visitedModel, type VisitedRecord } from './visited.model.ts';
import { canUseVisited } from './visited.policy.ts';

type VisitedList = VisitedRecord['list'];

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
    return (await this.#visited.findById(userid).lean())?.list ?? [];
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
    const fresh: VisitedRecord = { _id: userid, list: [], revision: 0 };
    const changed = await revise(this.#visited, fresh, ({ list }) => ({ list: change(list) }));
    return changed.list;
  }
}

/** @throws AppError FORBIDDEN */
const allow = (actor: Actor, userid: string): void => {
  if (!canUseVisited(actor, userid)) {
    throw new AppError('FORBIDDEN', 'The list of visited spaces of somebody else is theirs alone.');
  }
};
