import * as z from 'zod/mini';
import { embedKey } from '../core/embed-key.ts';
import { id } from '../core/ids.ts';

export const embedLimits = {
  /** Links of one room. */
  perRoom: 20,
  name: 60,
} as const;

export const embedName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Give the link a name.'),
    z.maxLength(embedLimits.name, `At most ${embedLimits.name} letters.`),
  );

/** A link as hosts of its room see it; its key is told once, to who makes it. */
export const embedLink = z.strictObject({
  embedid: id,
  name: z.string(),
  /** Who made it; null where they are not here any more. */
  madeBy: z.nullable(z.string()),
  /** ISO 8601 in UTC. */
  madeAt: z.iso.datetime(),
});
export type EmbedLink = z.infer<typeof embedLink>;

export const embedList = z.strictObject({ embeds: z.array(embedLink) });
export const newEmbed = z.strictObject({ name: embedName });
export const madeEmbed = z.strictObject({ embed: embedLink, key: embedKey });
