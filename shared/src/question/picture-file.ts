import * as z from 'zod/mini';
import { id } from '../core/ids.ts';

/** Of a side as it is kept, in pixels. */
const side = z.int().check(z.gte(1), z.lte(10_000));

/** What is known of any picture, so that its room is kept before it is there. */
export const pictureFile = { fileid: id, width: side, height: side } as const;
