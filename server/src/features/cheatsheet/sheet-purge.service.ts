import { sheetLimits } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { openPurge, removedIn } from '../../core/jobs/purge-job.ts';
import type { SheetTools } from './cheatsheet-tools.ts';
import type { SheetStore } from './sheet-store.service.ts';
import type { SheetTexts } from './sheet-texts.service.ts';
import type { SheetUses } from './sheet-uses.service.ts';
import type { SheetVotes } from './sheet-votes.service.ts';

interface PurgeTools extends Pick<
  SheetTools,
  'models' | 'clock' | 'jobs' | 'pictures' | 'uploads' | 'onGone'
> {
  readonly store: SheetStore;
  readonly texts: SheetTexts;
  readonly votes: Pick<SheetVotes, 'removeAllUnder'>;
  readonly uses: Pick<SheetUses, 'removeAllUnder'>;
}

/** Takes cheat sheets away for good, with all that hangs on them. */
export class SheetPurge {
  readonly #tools: PurgeTools;
  /** Has what is removed today taken away when it can be put back no more. */
  readonly later: () => Promise<void>;

  constructor(tools: PurgeTools) {
    this.#tools = tools;
    this.later = openPurge({
      ...tools,
      name: 'cheat sheet purge',
      putBack: sheetLimits.putBack,
      removedUntil: removedIn(tools.models.sheets),
      purge: (sheetid) => this.purge(sheetid),
    });
  }

  /** The sheet itself goes last: whatever failed before is found again by it. */
  async purge(sheetid: string): Promise<void> {
    const { onGone, votes, uses, texts, pictures, uploads, store } = this.#tools;
    await onGone(sheetid);
    await votes.removeAllUnder(sheetid);
    await uses.removeAllUnder(sheetid);
    await texts.removeAllOf(sheetid);
    await pictures.removeAllOfSheet(sheetid);
    await uploads.removeOf({ kind: 'cheatsheet', id: sheetid });
    await store.remove(sheetid);
  }
}
