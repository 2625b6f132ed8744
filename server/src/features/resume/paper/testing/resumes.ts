import type { Printed } from '../sections.ts';

const noPhoto = { photo: null } as const;
const entryId = '0123456789abcdef01234567';

/** Only a name. */
export const nameOnly = (username = 'Mara Lindqvist'): Printed => ({
  username,
  about: { headline: '', email: '', phone: '', place: '', links: [] },
  ...noPhoto,
  intro: '',
  wkexp: [],
  education: [],
  skill: [],
  interest: [],
  achievement: [],
});

const student: Printed = {
  username: 'Mara Lindqvist',
  about: {
    headline: 'Student of applied mathematics',
    email: 'mara.lindqvist@example.org',
    phone: '+46 70 123 45 67',
    place: 'Uppsala, Sweden',
    links: [
      { label: 'Portfolio', url: 'https://mara.example.org/' },
      { label: 'Code', url: 'https://code.example.org/mlindqvist' },
    ],
  },
  ...noPhoto,
  intro:
    'Third-year student of applied mathematics who likes to make numbers *understandable*. I look for a summer internship in which models meet people: public health, transport or energy.',
  wkexp: [
    {
      entryId,
      title: 'Teaching assistant, linear algebra',
      company: 'Uppsala University',
      duration: 'Sep 2024 – today',
      description:
        'Two groups of 25 students a week.\n- Wrote **40 live questions** that show where a lecture lost its audience\n- Cut the share of failed exams from 31% to 22% in a year, together with two colleagues and a great deal of patience\n- Notes are public: [notes on eigenvalues](https://mara.example.org/eigenvalues)',
    },
    {
      entryId,
      title: 'Data analyst (internship)',
      company: 'Region Gävleborg',
      duration: 'Jun – Aug 2024',
      description:
        'Forecast of visits to emergency rooms, in Python and `pandas`.\n* Cleaned six years of records\n* Presented the results to the board of the hospital',
    },
    {
      entryId,
      title: 'Barista',
      company: 'Café Linné',
      duration: '2022 – 2024',
      description: 'Weekends. Learned to keep calm while twelve people wait.',
    },
  ],
  education: [
    {
      entryId,
      school: 'Uppsala University, BSc in Applied Mathematics',
      duration: '2023 – 2026',
      description: 'Average 4.7 of 5. Thesis on sparse matrices in the planning of bus lines.',
    },
    {
      entryId,
      school: 'Vasaskolan, Gävle',
      duration: '2020 – 2023',
      description: 'Natural sciences, with honours.',
    },
  ],
  skill: [
    { entryId, skillName: 'Python', description: 'numpy, pandas, scikit-learn' },
    { entryId, skillName: 'Julia', description: '' },
    { entryId, skillName: 'SQL', description: '' },
    { entryId, skillName: 'LaTeX', description: '' },
    { entryId, skillName: 'Languages', description: 'Swedish (native), English (C1), German (B1)' },
  ],
  interest: [
    { entryId, title: 'Orienteering', description: 'Junior league, 2019 to 2022' },
    { entryId, title: 'Choir', description: '' },
    { entryId, title: 'Bread', description: '' },
  ],
  achievement: [
    {
      entryId,
      title: 'Second place, Nordic Mathematics Contest',
      when: 'Mar 2023',
      description: '',
    },
    {
      entryId,
      title: 'Scholarship of the Anna Whitlock Foundation',
      when: '2024',
      description: 'Given to five students a year who teach others.',
    },
  ],
};

/** What a student has to tell. */
export const usual = (): Printed => structuredClone(student);

const sentence =
  'Planned, measured and rewrote a part of the system that nobody else had dared to touch, with **great** care. ';

/** As much of everything as a resume may hold, or less of it. */
export const overfull = (entries: number, letters: number): Printed => {
  const description = sentence.repeat(Math.ceil(letters / sentence.length)).slice(0, letters);
  const all = Array.from({ length: entries }, (_, at) => at + 1);
  return {
    ...usual(),
    wkexp: all.map((at) => ({
      entryId,
      title: `Job ${at}`,
      company: `Company ${at}`,
      duration: `${1900 + at}`,
      description,
    })),
    education: all.map((at) => ({ entryId, school: `School ${at}`, duration: '', description })),
    skill: all.map((at) => ({ entryId, skillName: `Skill ${at}`, description })),
    interest: all.map((at) => ({ entryId, title: `Interest ${at}`, description })),
    achievement: all.map((at) => ({ entryId, title: `Prize ${at}`, when: `${at}`, description })),
  };
};

/** Read from the right. */
export const arabic = (): Printed => ({
  ...nameOnly('ليلى حداد'),
  about: {
    headline: 'مهندسة برمجيات',
    email: 'layla@example.org',
    phone: '+962 7 9012 3456',
    place: 'عمّان، الأردن',
    links: [{ label: '', url: 'https://layla.example.org' }],
  },
  intro:
    'أعمل منذ خمس سنوات على بناء أنظمة تعليمية يستخدمها آلاف الطلاب كل يوم، وأحب أن أجعل الأشياء المعقدة بسيطة (خصوصًا في Python).',
  wkexp: [
    {
      entryId,
      title: 'مهندسة أولى',
      company: 'شركة النور للتقنية',
      duration: '2021 – 2025',
      description: '- قيادة فريق من 6 مهندسين\n- إعادة كتابة محرك الأسئلة بلغة TypeScript',
    },
  ],
  education: [
    { entryId, school: 'الجامعة الأردنية', duration: '2016 – 2020', description: 'علم الحاسوب' },
  ],
  skill: [
    { entryId, skillName: 'العربية', description: 'اللغة الأم' },
    { entryId, skillName: 'English', description: '' },
  ],
  interest: [{ entryId, title: 'القراءة', description: '' }],
});

/** A line in each script that the paper draws. */
export const scripts = {
  greek: 'Γεωργία Παπαδοπούλου έμαθε μαθηματικά',
  cyrillic: 'Надія Шевченко вивчала математику',
  vietnamese: 'Nguyễn Thị Hương học toán',
  hebrew: 'נועה לוי למדה מתמטיקה',
  arabic: 'ليلى حداد درست الرياضيات',
  thai: 'สมชาย ใจดี เรียนคณิตศาสตร์',
  devanagari: 'प्रिया शर्मा ने गणित पढ़ा',
  chinese: '王小明学习了数学',
  japanese: '佐藤さくらは数学を学びました',
  korean: '김민준은 수학을 공부했다',
} as const;
