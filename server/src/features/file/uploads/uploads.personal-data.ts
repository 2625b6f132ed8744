import type { HeldFile, PersonalData } from '../../../core/personal-data.ts';
import type { UploadDocument, UploadStore } from './upload-store.ts';
import type { UploadsService } from './uploads.service.ts';

/** Where a file lies in the export: with what its name ends in, and nothing else that people chose. */
const inExport = ({ filename, metadata }: UploadDocument): string =>
  `documents/${metadata.uploadid}${/\.[A-Za-z0-9]{1,8}$/.exec(filename)?.[0] ?? ''}`;

const isWhole = ({ length, metadata }: UploadDocument): boolean => metadata.have === length;

/** Files of a person: they go with their account, also where something used them. */
export const uploadsData = (
  store: UploadStore,
  uploads: Pick<UploadsService, 'read' | 'removeAllOf'>,
): PersonalData => ({
  name: 'documents',
  holds: 'The files that you sent; those that came whole lie beside it, in the folder “documents”.',
  collect: async (userid) => {
    const own = await store.of(userid);
    if (own.length === 0) return null;
    return own.map((kept) => ({
      uploadid: kept.metadata.uploadid,
      name: kept.filename,
      bytes: kept.length,
      have: kept.metadata.have,
      begunAt: kept.uploadDate.toISOString(),
      usedBy: kept.metadata.owner,
      file: isWhole(kept) ? inExport(kept) : null,
    }));
  },
  async *files(userid): AsyncGenerator<HeldFile> {
    for (const { metadata } of await store.of(userid)) {
      const kept = await store.find(metadata.uploadid);
      // Null where it is deleted meanwhile.
      if (kept === null || !isWhole(kept)) continue;
      yield { name: inExport(kept), bytes: uploads.read(metadata.uploadid) };
    }
  },
  erase: (userid) => uploads.removeAllOf(userid),
});
