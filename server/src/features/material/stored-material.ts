/** A material as it is stored. */
export interface StoredMaterial {
  readonly _id: string;
  /** Userid of who made it. It belongs to its space. */
  readonly owner: string;
  readonly moduleid: string;
  readonly topicid: string;
  /** The stored shape of its kind, in any version. */
  readonly definition: unknown;
  /** Grows by one with every change. */
  readonly revision: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Who wrote it as it is; whoever made it, where nobody else is named. */
  readonly changedBy?: string;
  /** It was made to be asked at once: it is in no list, and a run of it begins with its question open. */
  readonly quick?: true;
  /** The name that its maker gave to making it: one material, however often it was sent. */
  readonly attempt?: string;
}

/** Where a material lies, and whose it is. */
export type Filed = Pick<StoredMaterial, '_id' | 'owner' | 'moduleid' | 'topicid'>;
