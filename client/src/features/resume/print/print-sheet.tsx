import type { PaperDesign, Resume } from '@sets/shared/resume/resume.contract.ts';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { PrintedResume } from './printed-resume.tsx';
import { Draws } from './printed-text.tsx';

interface PrintSheetProps {
  readonly resume: Resume;
  readonly design: PaperDesign;
  readonly photoUrl: string | null;
  /** It has been printed, or whoever wanted it has thought better of it. */
  readonly onDone: () => void;
  readonly onFailed: () => void;
}

/** A photo that does not come leaves its place empty. */
const photosIn = async (sheet: HTMLElement): Promise<void> => {
  const all = [...sheet.querySelectorAll('img')];
  await Promise.all(all.map((photo) => photo.decode().catch(() => undefined)));
};

/** Every text drawn, in its font, and the photo there. */
const ready = async (sheet: HTMLElement, draws: ReadonlySet<Promise<void>>): Promise<void> => {
  await Promise.all([...draws, photosIn(sheet)]);
  // Laid out once, so that the browser knows which fonts it needs.
  sheet.getBoundingClientRect();
  await document.fonts.ready;
};

/** Draws the resume beside the page, out of sight, and has the browser print it as the only thing there. */
export const PrintSheet = ({ resume, design, photoUrl, onDone, onFailed }: PrintSheetProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [draws] = useState(() => new Set<Promise<void>>());
  const told = useRef({ onDone, onFailed });
  useEffect(() => {
    told.current = { onDone, onFailed };
  });
  useEffect(() => {
    const sheet = place.current;
    if (sheet === null) return;
    let isGone = false;
    const page = document.documentElement;
    const done = (): void => told.current.onDone();
    page.dataset['printsResume'] = '';
    addEventListener('afterprint', done);
    void ready(sheet, draws).then(
      () => {
        if (!isGone) window.print();
      },
      () => {
        if (!isGone) told.current.onFailed();
      },
    );
    return () => {
      isGone = true;
      removeEventListener('afterprint', done);
      delete page.dataset['printsResume'];
    };
  }, [draws]);
  return createPortal(
    <div ref={place} className="resume-print" aria-hidden="true" inert>
      <Draws value={draws}>
        <PrintedResume resume={resume} design={design} photoUrl={photoUrl} />
      </Draws>
    </div>,
    document.body,
  );
};
