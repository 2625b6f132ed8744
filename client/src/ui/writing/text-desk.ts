import type { KeptPicture } from '../../core/writing/keep-picture.ts';
import type { WrittenContent } from '../../core/writing/written.ts';

/** What is needed of whatever saves it to write a title and a text with pictures. */
export interface TextDesk {
  readonly saver: {
    readonly store: { getState(): { readonly draft: { readonly content: WrittenContent } } };
    edit(change: Partial<WrittenContent>): void;
    keepPicture(picture: Blob): Promise<KeptPicture>;
  };
  readonly state: {
    readonly doc: { readonly revision: number };
    readonly draft: { readonly content: WrittenContent };
  };
}
