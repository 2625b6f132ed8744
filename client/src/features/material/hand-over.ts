import { ok, type Result, fail } from '@sets/shared/core/result.ts';
import { keptDrafts, newDraftName } from './kept-drafts.ts';
import { editorMessages as words } from './editor.messages.ts';
import type { AnyDraft, Material, Shelf } from './material.ts';
import { roomIn } from './exchange/taken.ts';

/** What comes into a draft from elsewhere. */
interface Handed<Draft> {
  /** Whose drafts these are. */
  readonly userid: string;
  /** How many questions it brings. */
  readonly count: number;
  readonly change: (draft: Draft) => Draft;
}

const full = (most: number) => fail('BAD_REQUEST', words.full(most));

/**
 * Puts it into what is begun on a shelf, behind what was typed there and never became complete. The editor at
 * the address that this gives opens with it; nothing is stored but on this device.
 */
export const handToNew = <Draft extends AnyDraft, Definition extends Draft>(
  { rules, paths }: Pick<Material<Draft, Definition>, 'rules' | 'paths'>,
  shelf: Shelf,
  { userid, count, change }: Handed<Draft>,
): Result<string> => {
  const kept = keptDrafts(rules, userid);
  const name = newDraftName(shelf);
  const draft = kept.find(name)?.draft ?? rules.blank();
  if (count > roomIn(rules.writing, draft)) return full(rules.writing.most);
  kept.keep(name, { draft: change(draft), revision: null });
  return ok(paths.create(shelf));
};

/**
 * Puts it into one that is filed, behind what this device has not sent of it yet; the editor at the address that
 * this gives opens with it.
 */
export const handToFiled = async <Draft extends AnyDraft, Definition extends Draft>(
  { rules, paths, server }: Pick<Material<Draft, Definition>, 'rules' | 'paths' | 'server'>,
  { token, id }: { readonly token: string; readonly id: string },
  { userid, count, change }: Handed<Draft>,
): Promise<Result<string>> => {
  const told = await server.api(token).read(id);
  if (!told.ok) return told;
  const kept = keptDrafts(rules, userid);
  const found = kept.find(id) ?? {
    draft: told.value.definition,
    revision: told.value.revision,
  };
  if (count > roomIn(rules.writing, found.draft)) return full(rules.writing.most);
  kept.keep(id, { ...found, draft: change(found.draft) });
  return ok(paths.edit(id));
};
