/** How people of a country or territory are called, by its two-letter code; a place without a name of its own is left out. */
const demonyms = `
AD Andorran, AE Emirati, AF Afghan, AG Antiguan or Barbudan, AI Anguillan, AL Albanian, AM Armenian, AO Angolan,
AR Argentine, AS American Samoan, AT Austrian, AU Australian, AW Aruban, AX Åland Islander, AZ Azerbaijani,
BA Bosnian, BB Barbadian, BD Bangladeshi, BE Belgian, BF Burkinabè, BG Bulgarian, BH Bahraini, BI Burundian,
BJ Beninese, BM Bermudian, BN Bruneian, BO Bolivian, BR Brazilian, BS Bahamian, BT Bhutanese, BW Motswana,
BY Belarusian, BZ Belizean, CA Canadian, CC Cocos Islander, CD Congolese (Kinshasa), CF Central African,
CG Congolese (Brazzaville), CH Swiss, CI Ivorian, CK Cook Islander, CL Chilean, CM Cameroonian, CN Chinese,
CO Colombian, CR Costa Rican, CU Cuban, CV Cabo Verdean, CW Curaçaoan, CX Christmas Islander, CY Cypriot, CZ Czech,
DE German, DJ Djiboutian, DK Danish, DM Dominican (Dominica), DO Dominican (Dominican Republic), DZ Algerian,
EC Ecuadorian, EE Estonian, EG Egyptian, EH Sahrawi, ER Eritrean, ES Spanish, ET Ethiopian, FI Finnish, FJ Fijian,
FK Falkland Islander, FM Micronesian, FO Faroese, FR French, GA Gabonese, GB British, GD Grenadian, GE Georgian,
GF French Guianese, GG Guernsey Islander, GH Ghanaian, GI Gibraltarian, GL Greenlandic, GM Gambian, GN Guinean,
GP Guadeloupean, GQ Equatorial Guinean, GR Greek, GT Guatemalan, GU Guamanian, GW Bissau-Guinean, GY Guyanese,
HK Hong Konger, HN Honduran, HR Croatian, HT Haitian, HU Hungarian, ID Indonesian, IE Irish, IL Israeli, IM Manx,
IN Indian, IQ Iraqi, IR Iranian, IS Icelandic, IT Italian, JE Jersey Islander, JM Jamaican, JO Jordanian, JP Japanese,
KE Kenyan, KG Kyrgyz, KH Cambodian, KI I-Kiribati, KM Comorian, KN Kittitian or Nevisian, KP North Korean,
KR South Korean, KW Kuwaiti, KY Caymanian, KZ Kazakhstani, LA Lao, LB Lebanese, LC Saint Lucian, LI Liechtensteiner,
LK Sri Lankan, LR Liberian, LS Mosotho, LT Lithuanian, LU Luxembourger, LV Latvian, LY Libyan, MA Moroccan,
MC Monégasque, MD Moldovan, ME Montenegrin, MG Malagasy, MH Marshallese, MK Macedonian, ML Malian, MM Burmese,
MN Mongolian, MO Macanese, MP Northern Marianan, MQ Martinican, MR Mauritanian, MS Montserratian, MT Maltese,
MU Mauritian, MV Maldivian, MW Malawian, MX Mexican, MY Malaysian, MZ Mozambican, NA Namibian, NC New Caledonian,
NE Nigerien, NF Norfolk Islander, NG Nigerian, NI Nicaraguan, NL Dutch, NO Norwegian, NP Nepali, NR Nauruan, NU Niuean,
NZ New Zealander, OM Omani, PA Panamanian, PE Peruvian, PF French Polynesian, PG Papua New Guinean, PH Filipino,
PK Pakistani, PL Polish, PM Saint-Pierrais or Miquelonnais, PN Pitcairn Islander, PR Puerto Rican, PS Palestinian,
PT Portuguese, PW Palauan, PY Paraguayan, QA Qatari, RE Réunionese, RO Romanian, RS Serbian, RU Russian, RW Rwandan,
SA Saudi, SB Solomon Islander, SC Seychellois, SD Sudanese, SE Swedish, SG Singaporean, SH Saint Helenian,
SI Slovenian, SK Slovak, SL Sierra Leonean, SM Sammarinese, SN Senegalese, SO Somali, SR Surinamese,
SS South Sudanese, ST São Toméan, SV Salvadoran, SX Sint Maartener, SY Syrian, SZ Swazi, TC Turks and Caicos Islander,
TD Chadian, TG Togolese, TH Thai, TJ Tajikistani, TK Tokelauan, TL Timorese, TM Turkmen, TN Tunisian, TO Tongan,
TR Turkish, TT Trinidadian or Tobagonian, TV Tuvaluan, TW Taiwanese, TZ Tanzanian, UA Ukrainian, UG Ugandan,
US American, UY Uruguayan, UZ Uzbekistani, VA Vatican citizen, VC Vincentian, VE Venezuelan, VG British Virgin Islander,
VI US Virgin Islander, VN Vietnamese, VU Ni-Vanuatu, WF Wallisian or Futunan, WS Samoan, YE Yemeni, YT Mahoran,
ZA South African, ZM Zambian, ZW Zimbabwean`

const byCode = new Map(
  demonyms
    .split(/,\s+/)
    .map((line) => line.trim())
    .map((line) => [line.slice(0, 2), line.slice(3)] as const),
)

/** A nationality in words: `Filipino` of `PH`. Kept as the code of the country; undefined where it has no word of its own. */
export const nationalityOf = (country_code: string): string | undefined => byCode.get(country_code)
