import type { Drawing } from '../../core/pdf/pdf.ts';
import type { Book, PageSize } from './book.ts';

interface PagePicture extends PageSize {
  readonly fileid: string;
}

/** As wide as A4, in points: pixels say nothing of how large the paper was. */
const pageWidth = 595;

/** All of them are equally wide, so that none makes the others small. */
export const pictureSize = (picture: PageSize): PageSize => ({
  width: pageWidth,
  height: (picture.height / picture.width) * pageWidth,
});

const drawOn = async (picture: Blob, canvas: HTMLCanvasElement, width: number): Promise<void> => {
  const bitmap = await createImageBitmap(picture);
  const share = Math.min(1, width / bitmap.width);
  canvas.width = Math.max(1, Math.round(bitmap.width * share));
  canvas.height = Math.max(1, Math.round(bitmap.height * share));
  const pen = canvas.getContext('2d');
  if (pen !== null) pen.imageSmoothingQuality = 'high';
  pen?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
};

/** Pictures as a book; `fetchPicture` rejects where one does not come. */
export const pictureBook = (
  pictures: readonly PagePicture[],
  fetchPicture: (fileid: string) => Promise<Blob>,
): Book => {
  const pageOf = (page: number): PagePicture => {
    const picture = pictures[page - 1];
    if (picture === undefined) throw new Error(`There is no page ${page}.`);
    return picture;
  };
  return {
    pages: pictures.length,
    hasText: false,
    sizeOf: async (page) => pictureSize(pageOf(page)),
    draw: (page, canvas, width): Drawing => {
      let isStopped = false;
      const draw = async (): Promise<boolean> => {
        const picture = await fetchPicture(pageOf(page).fileid);
        if (isStopped) return false;
        await drawOn(picture, canvas, width);
        return !isStopped;
      };
      return {
        done: draw(),
        stop: () => {
          isStopped = true;
        },
      };
    },
    textOf: async () => '',
    layText: async () => [],
  };
};
