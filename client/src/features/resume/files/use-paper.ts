import { resumeCalls } from '@sets/shared/resume/resume.calls.ts';
import type { PaperDesign, Resume } from '@sets/shared/resume/resume.contract.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ask } from '../../../core/api.ts';
import { saveFile } from '../../../core/save-file.ts';
import { useSending } from '../../../core/use-sending.ts';
import { askForPhoto } from '../resume-photo.ts';
import { filesMessages as words } from './files.messages.ts';
import { toJsonResume } from './to-json-resume.ts';

interface Printing {
  readonly design: PaperDesign;
  readonly photoUrl: string | null;
}

/** What a file is called on a disk: without what some disks do not take. */
const fileName = (name: string, ending: string): string =>
  `${words
    .fileName(name)
    .replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .trim()}.${ending}`;

/** A resume as files and on paper. `failure`: why the last could not be had. */
export const usePaper = (resume: Resume, token: string | null, linkKey: string | null) => {
  const [failure, setFailure] = useState<string | null>(null);
  const [printing, setPrinting] = useState<Printing | null>(null);
  const { isBusy, send } = useSending();
  const photo = useRef<string | null>(null);
  const letPhotoGo = useCallback((): void => {
    if (photo.current !== null) URL.revokeObjectURL(photo.current);
    photo.current = null;
  }, []);
  useEffect(() => letPhotoGo, [letPhotoGo]);
  const params = { userid: resume.userid };
  const key = linkKey === null ? {} : { key: linkKey };

  const pdf = async (design: PaperDesign): Promise<void> => {
    setFailure(null);
    const told = await send(() =>
      ask(resumeCalls.paper, { token, params, query: { ...key, design } }),
    );
    if (told === undefined) return;
    if (told.ok) saveFile(told.value, fileName(resume.username, 'pdf'));
    else setFailure(told.error.msg);
  };
  const json = (): void => {
    const text = JSON.stringify(toJsonResume(resume, resume.username), null, 2);
    saveFile(new Blob([text], { type: 'application/json' }), fileName(resume.username, 'json'));
  };
  /** Without its photo, it is printed all the same. */
  const print = async (design: PaperDesign): Promise<void> => {
    setFailure(null);
    const wanted = design === 'plain' ? null : resume.photo;
    const told = await send(async () =>
      wanted === null ? null : askForPhoto({ ...params, photo: wanted }, { token, linkKey }),
    );
    if (told === undefined) return;
    letPhotoGo();
    photo.current = told?.ok === true ? URL.createObjectURL(told.value) : null;
    setPrinting({ design, photoUrl: photo.current });
  };
  const printed = (fault: string | null): void => {
    setPrinting(null);
    letPhotoGo();
    setFailure(fault);
  };
  return { failure, isBusy, printing, pdf, json, print, printed };
};
