import { describe, expect, test } from 'vitest';
import type { WordLanguage } from './language.ts';
import { normalForm } from './normal-form.ts';

type Pair = readonly [one: string, other: string];
const pairs = (text: string): Pair[] =>
  text
    .trim()
    .split(/\s*,\s*/u)
    .map((pair) => {
      const [one = '', other = ''] = pair.trim().split(/\s*=\s*/u);
      return [one, other];
    });

const same: Readonly<Partial<Record<WordLanguage, Pair[]>>> = {
  en: pairs(`Student = students, STUDENT = student, résumé = resume, city = cities, class = classes, box = boxes,
    quiz = quizzes, hero = heroes, child = children, analysis = analyses, house = houses, course = courses,
    case = cases, movie = movies, university = universities, universe = universes, criterion = criteria,
    hello! = Hello, neural network = Neural Networks, well-being = well being, virus = viruses, idea = ideas,
    student's = student, students' = student, topic = topics, shoe = shoes, “quote” = quote, language = languages`),
  de: pairs(`Student = Studenten, Frage = Fragen, Prüfung = Prüfungen, Pruefung = Prüfung, Maß = Mass, Kind = Kinder,
    Studentin = Studentinnen, Freiheit = Freiheiten, Auto = Autos, Schule = Schulen, Universität = Universitäten,
    Haus = Häuser, Professor = Professoren, Kamera = Kameras, GRÖẞE = Größe, Ergebnis = Ergebnisse,
    Motivation = motivation, Experiment = Experimente, Idee = Ideen`),
  fr: pairs(`étudiant = Étudiants, élève = eleve, réseau social = réseaux sociaux, journal = journaux, jeu = jeux,
    l'idée = idée, d’idées = idée, cœur = coeur, question = questions, travail = travaux, château = châteaux,
    menu = menus, ami = amis`),
  es: pairs(`estudiante = estudiantes, universidad = universidades, canción = canciones, luz = luces, clase = clases,
    padre = padres, examen = exámenes, idea = ideas, papel = papeles, niño = Niños, red = redes, lápiz = lápices`),
  it: pairs(`libro = libri, studente = studenti, lezione = lezioni, scuola = scuole, casa = case, idea = idee,
    momento = momenti, insegnante = insegnanti, l'idea = idea, professore = professori, domanda = domande,
    artista = artisti, banca = banche, città = citta`),
  nl: pairs(`student = studenten, vraag = vragen, les = lessen, huis = huizen, brief = brieven, boek = boeken,
    kind = kinderen, mogelijkheid = mogelijkheden, foto = foto's, examen = examens, vak = vakken, tekening = tekeningen,
    coördinatie = coordinatie`),
  pt: pairs(`estudante = estudantes, lição = lições, animal = animais, professor = professores, imagem = imagens,
    educação = educacao, vez = vezes, ideia = ideias, pão = pães, papel = papéis, universidade = universidades`),
  tr: pairs(`ISPARTA = ısparta, İzmir = izmir`),
  neutral: pairs(`Student = STUDENT, ｶﾀｶﾅ = カタカナ, Ｆｕｌｌ = full, ΟΔΟΣ = οδος`),
};

const other: Readonly<Partial<Record<WordLanguage, Pair[]>>> = {
  en: pairs(`university = universe, news = new, physics = physic, glass = glas, good = goods, mean = means,
    economics = economic, organ = organization, general = generate, policy = police, bus = bu, is = i, mars = mar,
    analysis = analyst, 5! = 5, C++ = C, C# = C, experience = experiment`),
  de: pairs(`Not = Note, Noten = Not, schön = schon, rechts = Recht, links = Link, Bau = Bauer, Kurs = Kur, Haus = Hau,
    Universität = Universum, Eis = Ei, Mutter = Mut`),
  fr: pairs(
    `cours = cour, fois = foi, mois = moi, fils = fil, pays = paye, plus = plu, taux = tal, bus = bu`,
  ),
  es: pairs(
    `año = ano, sed = sede, martes = Marte, país = pas, gracias = gracia, sol = solo, tres = tre`,
  ),
  it: pairs(
    `caso = casa, casa = caso, case = casi, fame = fama, mente = menta, sale = sala, crisi = crisa, porto = porta`,
  ),
  nl: pairs(
    `kans = kan, mens = men, plaats = plaat, rechts = recht, regen = reeg, les = le, samen = saam`,
  ),
  pt: pairs(`mais = mal, pais = pal, mês = me, avô = ave, dois = dol`),
  tr: pairs(`sınır = sinir, I = i`),
  neutral: pairs(
    `Schule = Schulen, が = か, ば = は, й = и, حب = حبّ, 学校 = 学校们, I = ı, café = cafe`,
  ),
};

describe.each(Object.entries(same))('%s', (language, list) => {
  test.each(list)('%s and %s are one word', (one, another) => {
    expect(normalForm(one, language as WordLanguage)).toBe(
      normalForm(another, language as WordLanguage),
    );
  });
});
describe.each(Object.entries(other))('%s', (language, list) => {
  test.each(list)('%s and %s are two words', (one, another) => {
    expect(normalForm(one, language as WordLanguage)).not.toBe(
      normalForm(another, language as WordLanguage),
    );
  });
});

test('in every language other scripts keep their marks, and an entry never comes to nothing', () => {
  for (const language of Object.keys(same) as WordLanguage[]) {
    expect(normalForm('がか', language)).toBe('がか');
    expect(normalForm('हिन्दी', language)).toBe('हिन्दी');
    for (const entry of ['!', '"', '...', "'s", 's', '🙂', '–', '5!', "l'"]) {
      expect(normalForm(entry, language)).not.toBe('');
    }
  }
});
