import { randomBytes } from 'node:crypto';
import type { MenuImport } from '@sets/shared/food/item.contract.ts';
import type { FileContents } from '../../core/route.ts';
import { AppError } from '../../core/app-error.ts';
import { auditOrUndo } from '../../core/audit-or-undo.ts';
import { csvOf } from '../../core/csv.ts';
import { fileNameOf } from '../../core/file-name.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import { stallIn } from './food.presenter.ts';
import type { FoodTools, Who } from './food-tools.ts';
import type { Items } from './items.service.ts';
import { type PlannedRow, planOf } from './menu-plan.ts';
import { rowsIn } from './menu-rows.ts';
import { cellsOf, menuColumns, rowOf } from './menu-table.ts';
import type { StallRecord } from './stall-store.service.ts';

interface ExchangeTools extends Pick<FoodTools, 'stalls' | 'schools' | 'audit'> {
  readonly own: Pick<Items, 'of' | 'add' | 'save'>;
}

interface Sent {
  readonly text: string;
  readonly isTrial: boolean;
}

const newItemid = (): string => randomBytes(16).toString('base64url');

/** The items of a stall as a table, out and in. */
export class MenuExchange {
  readonly #tools: ExchangeTools;
  /** Of this process: tables of one stall come in one after the other. */
  readonly #inTurn = createKeyedMutex();

  constructor(tools: ExchangeTools) {
    this.#tools = tools;
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async csv(actor: Who, stallid: string): Promise<FileContents> {
    const stall = await this.#tools.stalls.own(actor.userid, stallid);
    const currency = await this.#currencyOf(stall);
    const items = await this.#tools.own.of(actor, stallid);
    const rows = items.map((item) => rowOf(cellsOf(item.itemid, item, currency)));
    return {
      name: fileNameOf(stallIn(stall).name, '.csv'),
      contents: csvOf(menuColumns, rows),
    };
  }

  /** Each row by itself. @throws AppError NOT_FOUND, BAD_REQUEST, UNAVAILABLE, NEWER_VERSION, UNREADABLE */
  take(actor: Who, stallid: string, { text, isTrial }: Sent): Promise<MenuImport> {
    return this.#inTurn(stallid, async () => {
      const { stalls, own } = this.#tools;
      const stall = await stalls.own(actor.userid, stallid);
      const currency = await this.#currencyOf(stall);
      const plan = planOf(rowsIn(text), await own.of(actor, stallid), currency);
      if (!isTrial) return { rows: await this.#carryOut(actor, stall, plan) };
      return { rows: plan.map(({ told }) => told) };
    });
  }

  async #carryOut(
    actor: Who,
    stall: StallRecord,
    plan: readonly PlannedRow[],
  ): Promise<MenuImport['rows']> {
    const { audit } = this.#tools;
    const count = (wanted: string) => plan.filter(({ told }) => told.outcome === wanted).length;
    const [added, changed] = [count('added'), count('changed')];
    if (added + changed > 0) {
      // First: what comes in cannot be taken back as a whole.
      await auditOrUndo(
        audit,
        {
          by: actor.userid,
          action: 'menu.imported',
          subject: `${stallIn(stall).name}, ${stall.school.name}`,
          details: `${added} added, ${changed} changed`,
        },
        async () => {},
      );
    }
    const rows: MenuImport['rows'] = [];
    for (const planned of plan) rows.push(await this.#carryOutRow(actor, stall._id, planned));
    return rows;
  }

  async #carryOutRow(
    actor: Who,
    stallid: string,
    { told, add, save }: PlannedRow,
  ): Promise<MenuImport['rows'][number]> {
    const { own } = this.#tools;
    try {
      if (add !== null) await own.add(actor, { itemid: newItemid(), stallid, ...add });
      if (save !== null) await own.save(actor, save.itemid, save);
      return told;
    } catch (error) {
      // Changed elsewhere in this moment, or one too many.
      if (!(error instanceof AppError)) throw error;
      return { ...told, outcome: 'refused', msg: error.message };
    }
  }

  async #currencyOf({ schoolid, school }: StallRecord): Promise<string> {
    return ((await this.#tools.schools.find(schoolid)) ?? school).currency;
  }
}
