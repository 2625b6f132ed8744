/** Letters of a title in the name of a file: with the rest of the name every disk takes them. */
const longestTitle = 60;

/** A title as it stands in the name of a file, on every kind of disk. */
export const titleInName = (text: string): string => {
  const title = text.replaceAll(/[\s\\/:*?"<>|.]+/g, ' ').trim();
  const letters = Array.from(new Intl.Segmenter().segment(title), ({ segment }) => segment);
  return letters.slice(0, longestTitle).join('').trim();
};
