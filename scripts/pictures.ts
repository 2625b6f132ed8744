/**
 * `npm run pictures [-- --out DIR] [--only PART]`: starts the product with data, drives it, and takes
 * a picture of every page at the sizes it is made for, light and dark, empty and overfull. Without
 * `--only` the logo is drawn anew, too, and a few of the pictures become those of the README and of the guide
 * (which `--only step-` makes alone).
 */
import { copyFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { drawIcons } from './brand/icons.ts';
import { writeFiles } from './brand/write-files.ts';
import { buildClientIfStale } from './client-build.ts';
import { photographAccount } from './pictures/account-scenes.ts';
import { photographAdmin } from './pictures/admin-scenes.ts';
import { photographArticles } from './pictures/article-scenes.ts';
import { photographBlogs } from './pictures/blog-scenes.ts';
import { photographBeside } from './pictures/beside-scenes.ts';
import { Camera } from './pictures/camera.ts';
import { photographCode } from './pictures/code-scenes.ts';
import { photographClouds } from './pictures/cloud-scenes.ts';
import { photographEveryKind } from './pictures/every-kind-scenes.ts';
import { keepGuidePictures, photographGuide } from './pictures/guide-scenes.ts';
import { photographDesk } from './pictures/desk-scenes.ts';
import { photographEmbeds } from './pictures/embed-scenes.ts';
import { photographLiveQna } from './pictures/live-qna-scenes.ts';
import { photographLooks } from './pictures/look-scenes.ts';
import { photographDiscussions } from './pictures/discussion-scenes.ts';
import { photographMail } from './pictures/mail-scenes.ts';
import { photographMaking } from './pictures/making-scenes.ts';
import { photographFood } from './pictures/food-scenes.ts';
import { photographFoodOrders } from './pictures/food-order-scenes.ts';
import { photographInvoices } from './pictures/invoice-scenes.ts';
import { photographPeople } from './pictures/people-scenes.ts';
import { photographPractice } from './pictures/practice-scenes.ts';
import { startProduct } from './pictures/product.ts';
import { photographPulse } from './pictures/pulse-scenes.ts';
import { photographQuick } from './pictures/quick-scenes.ts';
import { photographQuestions } from './pictures/qna-scenes.ts';
import { photographGenerator } from './pictures/generator-scenes.ts';
import { photographQuizAlone } from './pictures/quiz-alone-scenes.ts';
import { photographQuizKinds } from './pictures/quiz-kind-scenes.ts';
import { photographQuizzes } from './pictures/quiz-scenes.ts';
import { photographResults } from './pictures/results-scenes.ts';
import { photographResumes } from './pictures/resume-scenes.ts';
import { photographRosters } from './pictures/roster-scenes.ts';
import { photographOptionPictures } from './pictures/option-picture-scenes.ts';
import { photographOpenTexts } from './pictures/open-text-scenes.ts';
import { photographRehearsals } from './pictures/rehearsal-scenes.ts';
import { photographNumbers } from './pictures/number-scenes.ts';
import { photographRatings } from './pictures/rating-scenes.ts';
import { photographRooms } from './pictures/room-scenes.ts';
import { photographPages, photographRuns } from './pictures/scenes.ts';
import { photographScores } from './pictures/score-scenes.ts';
import { photographSearch } from './pictures/search-scenes.ts';
import { photographShell } from './pictures/shell-scenes.ts';
import { photographAnalytics } from './pictures/analytics-scenes.ts';
import { photographHolders } from './pictures/holder-scenes.ts';
import { photographSheetReading } from './pictures/sheet-scenes.ts';
import { photographSpaces } from './pictures/space-scenes.ts';
import { photographStates } from './pictures/state-scenes.ts';
import { photographSurveys } from './pictures/survey-scenes.ts';
import { photographVendor } from './pictures/vendor-scenes.ts';
import { photographWeeklogs } from './pictures/week-scenes.ts';
import { photographWords } from './pictures/words-scenes.ts';
import { root } from './root.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: '.cache/pictures' },
    only: { type: 'string', default: '' },
  },
});

/** Which picture becomes which of docs/pictures. */
const readme: Record<string, string> = {
  'screen-lobby-laptop-light.png': 'screen-lobby.png',
  'screen-shown-laptop-light.png': 'screen-results.png',
  'host-open-laptop-light.png': 'host.png',
  'edit-ten-laptop-light.png': 'editor.png',
  'phone-open-phone-light.png': 'phone.png',
};

function copyForReadme(from: string): void {
  const to = join(root, 'docs', 'pictures');
  mkdirSync(to, { recursive: true });
  for (const [taken, name] of Object.entries(readme))
    copyFileSync(join(from, taken), join(to, name));
}

const isWhole = values.only === '';
if (isWhole) writeFiles(await drawIcons());
await buildClientIfStale();
const product = await startProduct();
const out = resolve(root, values.out);
const camera = await Camera.open(product.url, out, values.only);
try {
  await photographPages(camera, product);
  await photographNumbers(camera, product);
  await photographOpenTexts(camera, product);
  await photographShell(camera, product);
  await photographStates(camera, product);
  await photographAccount(camera, product);
  await photographAdmin(camera, product);
  await photographSpaces(camera, product);
  await photographPractice(camera, product);
  await photographRosters(camera, product);
  await photographResumes(camera, product);
  await photographPeople(camera, product);
  await photographBlogs(camera, product);
  await photographSheetReading(camera, product);
  await photographArticles(camera, product);
  await photographFood(camera, product);
  await photographFoodOrders(camera, product);
  await photographInvoices(camera, product);
  await photographVendor(camera, product);
  await photographWeeklogs(camera, product);
  await photographSearch(camera, product);
  await photographDesk(camera, product);
  await photographAnalytics(camera, product);
  await photographQuestions(camera, product);
  await photographDiscussions(camera, product);
  await photographMail(camera, product);
  await photographMaking(camera, product);
  await photographQuick(camera, product);
  await photographRuns(camera, product);
  await photographResults(camera, product);
  await photographRatings(camera, product);
  await photographRooms(camera, product);
  await photographSurveys(camera, product);
  await photographRehearsals(camera, product);
  await photographLooks(camera, product);
  await photographGuide(camera, product);
  await photographLiveQna(camera, product);
  await photographHolders(camera, product);
  await photographPulse(camera, product);
  await photographWords(camera, product);
  await photographEmbeds(camera, product);
  await photographEveryKind(camera, product);
  await photographOptionPictures(camera, product);
  await photographBeside(camera, product);
  await photographCode(camera, product);
  await photographQuizzes(camera, product);
  await photographQuizKinds(camera, product);
  await photographQuizAlone(camera, product);
  await photographScores(camera, product);
  await photographGenerator(camera, product);
  const clouds = await photographClouds(out, values.only);
  console.log(`${camera.taken + clouds} pictures in ${out}`);
  if (isWhole) copyForReadme(out);
  if (isWhole || values.only === 'step-') await keepGuidePictures(out);
} finally {
  await camera.close();
  await product.stop();
}
