import { wholeRun } from '@sets/shared/run/run-looks.contract.ts';
import { workbookOf } from '../../../core/workbook.ts';
import { sheetsOf } from './sheets.ts';

/** A run as an Excel file, of the file that the server made of it. @throws where that is none */
export const workbookOfRun = async (file: Blob): Promise<Blob> =>
  workbookOf(sheetsOf(wholeRun.parse(JSON.parse(await file.text()))));
