import {
  type OwnSheet,
  type SheetDraft,
  sheetLimits,
} from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import type { Result } from '@sets/shared/core/result.ts';
import { createStore, type StoreApi } from 'zustand';
import { newKey } from '../../../core/new-id.ts';
import { chosenMessages } from './chosen/chosen.messages.ts';
import { type Contents, contentsOf, keysOf, sentFileOf, withPicture } from './chosen/contents.ts';
import { type Chosen, type Refused, readChosen, titleOfName } from './chosen/read-chosen.ts';
import { readyOf, type Typed } from './edit/form-facts.ts';
import { ownLanguage } from './edit/languages.ts';
import type { Sender } from '../../../core/sending/sender.ts';

/** A sheet in the making. */
export interface SheetForm {
  /** Made once: however often it is published, it is there once. */
  readonly sheetid: string;
  readonly contents: Contents;
  readonly typed: Typed;
  readonly step: 'open' | 'sending' | 'publishing' | 'done';
  /** It was published once, so what is missing is said. */
  readonly isTried: boolean;
  /** Why it is not published. */
  readonly fault: string | null;
}

export interface GiveState {
  readonly forms: readonly SheetForm[];
  /** Files that cannot be taken, the newest first. */
  readonly refused: readonly (Refused & { readonly id: string })[];
  /** What is looked at now; null when nothing is. */
  readonly reading: string | null;
}

type Publish = (sheetid: string, draft: SheetDraft) => Promise<Result<OwnSheet>>;

const firstTyped: Typed = {
  facts: {
    title: '',
    description: '',
    subject: '',
    moduleid: null,
    tags: [],
    language: ownLanguage(),
  },
  settings: { audience: 'everybody', commentsOpen: true },
};

/** More of them say the same. */
const mostRefused = 8;

/** Sheets that are made of files: each with its form, until it is published. */
export class GiveDesk {
  readonly store: StoreApi<GiveState> = createStore(() => ({
    forms: [],
    refused: [],
    reading: null,
  }));
  readonly sender: Sender;
  readonly #publish: Publish;
  /** Files are read one after the other: each may be large. */
  #reading: Promise<void> = Promise.resolve();

  constructor(sender: Sender, publish: Publish) {
    this.sender = sender;
    this.#publish = publish;
  }

  /** Takes files that were chosen; resolves when all were looked at. */
  take(files: readonly File[]): Promise<void> {
    for (const file of files) this.#reading = this.#reading.then(() => this.#read(file));
    return this.#reading;
  }

  dismiss(id: string): void {
    this.store.setState(({ refused }) => ({ refused: refused.filter((each) => each.id !== id) }));
  }

  type(sheetid: string, typed: Typed): void {
    this.#change(sheetid, () => ({ typed, fault: null }));
  }

  /** Without its last page a sheet is none. */
  change(sheetid: string, contents: Contents): void {
    if (contents.kind === 'pictures' && contents.pages.length === 0) this.remove(sheetid);
    else this.#change(sheetid, () => ({ contents, fault: null }));
  }

  /** Does without a sheet, and with it without its files. */
  remove(sheetid: string): void {
    const form = this.#form(sheetid);
    if (form === undefined || form.step === 'publishing') return;
    this.store.setState(({ forms }) => ({ forms: forms.filter((each) => each !== form) }));
    for (const key of keysOf(form.contents)) this.sender.drop(key);
  }

  /** Publishes a sheet once its files are there. What is under way already is not begun again. */
  async publish(sheetid: string): Promise<void> {
    const form = this.#form(sheetid);
    if (form === undefined || form.step !== 'open') return;
    const typed = readyOf(form.typed);
    if (!typed.ok) {
      this.#change(sheetid, () => ({ isTried: true, fault: typed.error.msg }));
      return;
    }
    this.#change(sheetid, () => ({ step: 'sending', isTried: true, fault: null }));
    const told = await this.#sendAndPublish(sheetid, form.contents, typed.value);
    if (told.ok) this.sender.used(keysOf(form.contents));
    this.#change(sheetid, () =>
      told.ok ? { step: 'done' } : { step: 'open', fault: told.error.msg },
    );
  }

  /** Publishes all that are not yet, one after the other. */
  async publishAll(): Promise<void> {
    for (const { sheetid, step } of this.store.getState().forms) {
      // Each as soon as its files are there: those come in this order.
      // oxlint-disable-next-line no-await-in-loop
      if (step === 'open') await this.publish(sheetid);
    }
  }

  async #sendAndPublish(sheetid: string, contents: Contents, typed: Typed) {
    const once = async (): Promise<Result<OwnSheet>> => {
      const file = await sentFileOf(this.sender, contents);
      if (!file.ok) return file;
      this.#change(sheetid, () => ({ step: 'publishing' }));
      return this.#publish(sheetid, { ...typed, file: file.value });
    };
    const told = await once();
    const code = told.ok ? null : told.error.code;
    if (code !== 'NOT_FOUND' && code !== 'CONFLICT') return told;
    // A form may be open for longer than files wait; or another sheet was made of the same before a reload.
    this.sender.anew(keysOf(contents), code === 'CONFLICT');
    return once();
  }

  async #read(file: File): Promise<void> {
    this.store.setState({ reading: file.name });
    const chosen = await readChosen(file);
    if (chosen.kind === 'refused') this.#refuse(chosen);
    else this.#add(chosen);
    this.store.setState({ reading: null });
  }

  #refuse(refused: Refused): void {
    this.store.setState((before) => ({
      refused: [{ ...refused, id: newKey() }, ...before.refused].slice(0, mostRefused),
    }));
  }

  #add(chosen: Chosen): void {
    const album = this.#album();
    if (chosen.kind !== 'picture' || album === undefined) {
      this.#open(chosen);
      return;
    }
    const contents = withPicture(this.sender, album.contents, chosen);
    if (contents !== null) this.#change(album.sheetid, () => ({ contents }));
    else {
      const why = chosenMessages.fullOfPictures(sheetLimits.pictures);
      this.#refuse({ kind: 'refused', name: chosen.name, why });
    }
  }

  /** The sheet that pictures become pages of. */
  #album(): SheetForm | undefined {
    return this.store
      .getState()
      .forms.find(({ step, contents }) => step === 'open' && contents.kind === 'pictures');
  }

  #open(chosen: Chosen): void {
    const { forms } = this.store.getState();
    // Files that come together are mostly of one subject, and for the same people.
    const { facts, settings } = forms.at(-1)?.typed ?? firstTyped;
    const title = titleOfName(chosen.name);
    const form: SheetForm = {
      sheetid: newKey(),
      contents: contentsOf(this.sender, chosen),
      typed: { facts: { ...facts, title, description: '' }, settings },
      step: 'open',
      isTried: false,
      fault: null,
    };
    this.store.setState({ forms: [...forms, form] });
  }

  #form(sheetid: string): SheetForm | undefined {
    return this.store.getState().forms.find((each) => each.sheetid === sheetid);
  }

  #change(sheetid: string, change: (form: SheetForm) => Partial<SheetForm>): void {
    this.store.setState(({ forms }) => ({
      forms: forms.map((each) => (each.sheetid === sheetid ? { ...each, ...change(each) } : each)),
    }));
  }
}

/** Something is there that is lost when the page is left. */
export const isUnpublished = ({ forms, reading }: GiveState): boolean =>
  reading !== null || forms.some(({ step }) => step !== 'done');
