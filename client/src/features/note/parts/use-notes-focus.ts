import { useKeptFocus } from '../../../ui/use-kept-focus.ts';

const isSeen = (element: HTMLElement): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
};

/**
 * As a form is done with, or a note taken out, the focus stays among the notes: on the one that is looked at, else on
 * another. What is not in the window is left alone: nobody is to lose where they read.
 */
export const useNotesFocus = <Place extends HTMLElement>() =>
  useKeptFocus<Place>((place) => {
    const notes = [...place.querySelectorAll<HTMLElement>('article[tabindex]')].filter(isSeen);
    const looked = notes.find((note) => note.getAttribute('aria-current') === 'true');
    return looked ?? notes[0] ?? [...place.querySelectorAll('button')].find(isSeen);
  });
