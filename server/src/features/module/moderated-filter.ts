import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../core/actor.ts';
import { theAdmins } from './module.policy.ts';
import type { StoredModule } from './stored-module.ts';

/** What somebody moderates without having created it, as the store finds it: of an admin the support space too. */
export const moderatedFilter = ({ userid, accountType }: Actor): QueryFilter<StoredModule> =>
  accountType === 'admin'
    ? { $or: [{ moderators: userid }, { owner: theAdmins }] }
    : { moderators: userid };
