import type { EmbedLink } from '@sets/shared/embed/embed.contract.ts';
import type { EmbedRecord } from './embed.service.ts';

type Names = ReadonlyMap<string, { readonly username: string }>;

/** A link as hosts of its room see it. */
export const presentEmbed = (
  { _id, name, madeBy, madeAt }: EmbedRecord,
  names: Names,
): EmbedLink => ({
  embedid: _id,
  name,
  madeBy: names.get(madeBy)?.username ?? null,
  madeAt: madeAt.toISOString(),
});
