import './sheet-part.css';
import { createContext, type CSSProperties, type ReactNode } from 'react';

/** In a part of a sheet: pixels of the page for one of the screen's. Null on a whole one. */
export const PartContext = createContext<number | null>(null);

interface SheetPartProps {
  /** Where it stands, in pixels of the screen. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Pixels of the page for one of the screen's. */
  readonly pixel: number;
  readonly children: ReactNode;
}

/**
 * A part of a sheet, in which a picture stands without its question. What is drawn in it is as large
 * as on all of the sheet, so that it is read from as far: there is less of it.
 */
export const SheetPart = ({ x, y, width, height, pixel, children }: SheetPartProps) => {
  const style = { '--x': x, '--y': y, '--width': width, '--height': height } as CSSProperties;
  return (
    <PartContext value={pixel}>
      <div className="sheet-part" style={style}>
        {children}
      </div>
    </PartContext>
  );
};
