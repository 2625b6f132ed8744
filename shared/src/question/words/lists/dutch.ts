import type { LanguageList } from './word-lists.ts';

/** Kept short on purpose: a word that is missing can be hidden, one too many silences somebody. */
export const dutchList: LanguageList = {
  stop: `de het een en of maar want dus als dan dat die dit deze aan bij door in met na naar om onder
    op over te tegen tot tussen uit van voor zonder ik mij me mijn jij je jou jouw hij hem zijn
    haar zij ze wij we ons onze jullie hun hen zich er is ben bent was waren heb hebt heeft hebben
    had wordt worden zal zullen zou kan kunnen moet moeten mag wil niet geen ja nee ook nog wel al
    zo hier daar wat wie waar wanneer waarom hoe welke etc`,
  profane: `kut kutwijf* kutwijven klootzak* klootzakken kankerlijer* kankerhoer* kankerzooi* kkr tyfus*
    teringlijer* tering godverdomme gvd verdomme hoer hoeren hoerenzoon* slet sletten lul lullen
    eikel eikels flikker flikkers mietje* neuk neuken neukt geneukt neuker* kloot kloten rotzak*
    rukker* aftrekker* trut trutten teef teven schijt schijten schijtlijer* strontzak* nikker
    nikkers mongool mongolen pleurt oprotten bitch pijpen gepijpt kontneuker* reet eikelbijter`,
  aloneProfane: `kanker stront zak bal poep pik pikken tiet tieten kont penis vagina porno spast debiel sukkel`,
};
