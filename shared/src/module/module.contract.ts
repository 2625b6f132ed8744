import * as z from 'zod/mini';
import { id } from '../core/ids.ts';

/** A module in a list. */
export const moduleLine = z.strictObject({ moduleid: id, title: z.string() });

/** Reply of `GET /api/user/getmodscreated/:userid` and `getmoderating/:userid`, newest first. */
export const moduleList = z.strictObject({ modules: z.array(moduleLine) });

/** Params of both: whose modules. */
export const modulesOf = z.strictObject({ userid: id });
