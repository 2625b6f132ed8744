import { inks } from './ink.ts';
import type { TextStyle } from './type/paragraph.ts';

/** A style with what most have; who writes names what differs. */
export const style = (size: number, more: Partial<TextStyle> = {}): TextStyle => ({
  face: 'sans',
  size,
  leading: 1.42,
  weight: 400,
  colour: inks.ink,
  ...more,
});
