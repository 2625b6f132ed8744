import { useEffect, useState } from 'react';
import type { Measure } from './cards.ts';

/** Letters as large as this are measured: what is drawn is that much smaller. */
const drawn = 100;
/** Where nothing can be measured, as wide as letters mostly are. */
const usual = 0.55;

const measureNow = (): Measure => {
  const paper = document.createElement('canvas').getContext('2d');
  if (paper === null || typeof paper.measureText !== 'function') {
    return (text) => text.length * usual;
  }
  paper.font = `480 ${drawn}px ${getComputedStyle(document.body).fontFamily}`;
  const known = new Map<string, number>();
  return (text) => {
    const width = known.get(text) ?? paper.measureText(text).width / drawn;
    known.set(text, width);
    return width;
  };
};

/** How wide texts are on this page; anew once letters of a font have come. */
export const useMeasure = (): Measure => {
  const [measure, setMeasure] = useState(measureNow);
  useEffect(() => {
    const again = (): void => setMeasure(measureNow);
    document.fonts.addEventListener('loadingdone', again);
    return () => document.fonts.removeEventListener('loadingdone', again);
  }, []);
  return measure;
};
