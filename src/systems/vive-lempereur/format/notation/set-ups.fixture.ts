/** The set-up lists of 13.1 to 13.3 as the book prints them, slips and all: what the importer must make sense of. */
export const SET_UPS = `
### 13.1 Waterloo
#### French units:
**French Infantry (9/5):** D5; E4; F5; G4; K4; K5; L4; L5; N5; O6; Q7; R7.
**Elite Infantry (11/6):** L1; N1.
**Old Guard (12/6):** M2.
**Light Cavalry (9):** B5; F3; S7.
**Dragons/Lancers (12):** H3.
**Heavy Cavalry (14):** G2; G3; O4; P3.
**Medium Artillery:** C4; I4.
**Heavy Artillery:** K2; P6.
**Horse Artillery:** Q5.
**Generals:** F5; K4; R6.
#### Allied units:
**Militia Infantry (7/4):** B10; K10; N10.
**Regular Infantry (8/5):** G10.
**English Infantry (10/5):** C10; D7; I10; O11.
**Elite Infantry (11/6):** E9; H10; M11.
**Light Cavalry (9):** D10; Q12; R12.
**Dragons/Lancers (12):** H12.
**Heavy Cavalry (14):** I11; L11.
**Medium Artillery:** C9; F10 e N11.
**Heavy Artillery:** K11.
**Horse Artillery:** P11.
**Generals:** B12; H11; P12.
**Garrisons:** D8 e M9.
#### Prussian Reinforcements:
1 General
8 Regular Infantry Units (8/5)
2 Cavalry Units (1 heavy (14), 1 light (9))
2 Medium Artillery Units.
### 13.2 Quatre Bras
#### French units:
**French Infantry (9/5):** B6; C5; G4; H4; L4; N4; Q4; R4.
**Light Cavalry (9):** G2;
**Dragons/Lancers (12):** L2.
**Heavy cavalry (14):** N2.
**Medium Artillery:** H5; K4 e M4.
**Horse Artillery:** M2.
**Generals:** C3; K3; N2.
#### Allied units:
**Militia Infantry (7/4):** E9; N9.
**Regular Infantry (8/5):** E7; F7; H8.
**English Infantry (10/5):** N8; Q7.
**Elite Infantry (11/6):** K10; L9.
**Light Cavalry (9):** G8 e K12.
**Medium Artillery:** K9; P7; .
**Generals:** E10; G8; I8.
#### Allied reinforcements:
At begin of 4<sup>o</sup> turn:
**Militia Infantry (7/4):** in A12.
At begin of 4<sup>o</sup> turn:
**Elite Infantry (11/6):** I13; K13.
### 13.3 Ligny
#### French units:
**French Infantry (9/5):** B7; D6; D5; E3; K5; M6; O6.
**Elite Infantry (11/6):** E2; G2.
**Old Guard (12/6):** F2.
**Light Cavalry (9):** A7; P5.
**Dragons Cavalry (12):** S4; U4.
**Heavy Cavalry (14):** E1; I1; Q4.
**Medium Artillery:** C6 e N6.
**Heavy Artillery:** I5 e L5.
**Horse Artillery:** P4.
**Generals:** A5; M4; Q3.
#### Prussian units:
**regular Infantry (8/5):** G11; H12; I11; L10; F8; H9; K9; L8; R11; R9; T8; U8.
**Light Cavalry (9):** K11; V9
**Dragons Cavalry (12):** C10.
**Medium Artillery:** G8; I9; S8.
**Horse Artillery:** L11.
**Generals:** D11; I12; S8.
**Garrisons:** E7; F5; K7; L7; Q8; R5; T5.
`
