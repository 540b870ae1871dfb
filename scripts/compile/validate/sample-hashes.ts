/** Written by `npm run docs` from the sample in content/. */

export const SAMPLE_OWNER = 'Camille Persienne'

/** Hashes of its texts and pictures. */
export const SAMPLE_HASHES = `
--lFAI -3qvs2 -PezOw -Q_P4t -VFiVk -_zz2L -cpXpj -zFBuh 034api 0Hw_Jp 0Hwc7y 0KLvh1 0M-4qa 0eBuXY 0fCWPm 0geDCu 0k2Zbd 0l-Bpn 0qTfim 0qoBGv
0quoaY 18wgR3 1AKujD 1IHa5J 1lEIsZ 1otvGe 1qbyrD 1rn9wA 1t4wsv 1ypKxI 21dMEv 25Phdl 2CJnAf 2CX1EB 2CeXo1 2MU-qK 2VS930 2Y6yp_ 2cNB9a 2clDWT
2kxlmN 2rg-q- 2y1EKu 37H1Ep 3HJHAi 3HxWhi 3KkfLH 3R2bTq 3fHnQu 3ttJNS 3u1_f9 3xOxSX 4-VScL 41jStX 49Cwis 4CuanR 4Dif63 4PNxbk 4Q6YSp 4TfwBx
4URVjy 4WEGmW 4ZlZvi 4cBDeW 52wS_3 5FMoXB 5j_1oQ 6-BuHB 6-Zhnm 6NSINc 6NdPkI 6OeIYL 6Q7c5n 6Q7fCu 6QvEx5 6XZ79N 6i3PcE 77WxlT 7IBupe 7KtzX4
7MWYcx 7PjjBQ 7RCcb_ 7a9YAL 7ewTzO 7j8BfY 7qcLdA 7wWaYS 84CYDH 84KwH6 84Qv1d 89I85v 8CnDJE 8HHxxW 8T2Jfg 8VfTk9 8cJa88 8h2ouA 8s7KnO 8vw04w
8xd-qA 8y9HvS 9Vhnaq 9WWTxa 9aAOl9 9f4eNB 9h-uyx 9o7jiF 9pSzYG 9qaB2D 9sehcg 9wZ87d A2QKuc A6eFYm ACjH0Y AKohJ4 AVP9Lv An2owr Ar1TFb AttImV
AxoMY7 AyYHK0 B700Hw BwDuEg C2LIQx C3RJnV C3YR12 C3wgTa C829YR CQ-tOW CePbUU DHhEgT DQGxg4 DSxK3C DVrn87 Dji3eT Do_pZn EAbqwU EDTuKB EEVIqu
EM9iyF EOzgzh EVW1CC EctZ2J EnUR_6 EuF1U_ F-dJTH F07Alx FBpN2C FZSMGL FZv2_D FdNCnx Fel0NP Ff_pqE Ffp14T Fj1IjJ Fq_IZE FwCDRX GBKKZ0 GMf183
GO2aBD Gg0pV9 GiUWZ6 Gq58i1 GxniKG H2u9Vt H3-na1 H6ZbFE HDDmL1 HONTwX H__WCv HmpTTc I-J71L I36ADx IOSWYN IPrgfd I_VJvO InmEEM IuVNk_ Ivp8sH
Iz2J3E J5sfas J820LI J87fo3 JZm6zq JagCTq JiLjbz JjFJsE JsBf4J K2HFOh K3db_s K7FLoS K9w2CJ KLXG-v KPBPFB KhPlrM Khe28l Kjq6iA Kjzqtx KvkO2p
L1SD9o L390hF L3e9EM L4DPBK L6mXRs L8UfmR LFwalq LO3l2A LjNM3f LnlFF_ M2H1F- MBhzbB MLXuJ6 MLyHYa Mjk_LX MlIRUf MxcCPv N2RqWV N5uYGe N8T1qm
NA4uVO NA_AE2 NBfg09 NIM0FJ NJEQ8v NR2XG9 NgysDe Ni8-f7 Njv8PO NkI0QB O0rjlN O4JGYQ OCSkdZ ON4PCW OPlXrQ OUI40H OjxyuD OpxzU1 Otn0-Z OuIBDn
OuxjNf Ov_Ubo OxbmWW Oz5vbh P5N7Fc PB_D63 PLVmG4 PXJC79 Pa634c PgWZEC Pkd-Z5 Q9XM7v QCJcrU QDPkZE QGbbu2 QH2KZg QHxXI0 QKUurs QOlWtj QPjlxw
QcKT38 QiE2Co QqSIdQ QsyPcl R0GjGj R8nPi6 RGRFjW RXL2hs RccRjX RkES0G RlpCIj Rn4KHc Rsjig5 RuDlrp RwYYD0 SGtZ5V SIUOEw SJWPCq SSwjWN SVre1t
SZ00vj S_430Z SnE9_E SvM-2d Sxu9Ak T6K9VY T6KvlV TEhwk9 TOckJq TfBulC TgjeXr ThqNQ- Tr014a TuECfE U1tprV UG1554 UJ0c0G UQcU_A UWp6K6 UYDh2t
U_9xeK UaCm1b Udtns2 Uq_TEO V6xTrj V8vFlG VDpRLD VE1scb VFKCXs VUOLnr VVz0uL VcNGvb ViTjcd Vkw4N5 VyA-Rd W9OK5t WA5JcS WKkV_G WOomDu WXY6Ra
WgC2ef WqabhJ WtN8p_ Ww2rZ5 XH9V9n XNTm1v Xai938 XcVBM0 XgrxQm XrUd-X Y5QzLp YOQyY- YTfn0m YaF8zF YbDO6j YfKXS- YkRH5y ZEBEr_ ZFS1a2 ZGqsL1
ZPN-HB ZvfU0V ZyNIAi _4OWOU _5yQRZ _83VWM _FexNz _UeLea _dzYBQ _gubHU _knae2 _u39PM _u3Ha_ _ytiWu a3zUp_ aBQTkR aBbuT0 aCl8l9 aMfMD1 aOtbJh
ahoOv9 ajJ4dy aqxiwk bNdLUs bO5Wit bQwVRu bUZNcj b_Rv_U baHFE9 bgl1Pk bigvOG byJb8s c6HUa8 c8V8Aq cG6Noo cWGUIe cZFeRo ccUNh_ cm4HXU cs0BSA
cuWTiO d-hHdQ d03AxM d3WLvD d540N8 dKV_0y dL4vEw dOnlMx dRD_EX dSW9ID d_M8Y5 dbfBlx do1BE6 dqKBc8 dqdrnO dzEYsp eGpKcA eNLHC2 eOUZ_V ec82w0
ej1K_8 el2xcP elE1Mk epBfuu erJCT- ex48l2 ex78BZ ezL9Ux f3qARM f46Sh6 fCmQ1R fGt7sg fGtJS8 fKP-hr fZ8mSI fpmdTt fxb7Qt g0_cHV g3utwo g5NvGd
g8vqSM gJC4_t gKanO3 gVF2Ve gdY9tg gg4rRy ghpOXw gskCVw gvfU1H gxLCD3 hStl4S ha0OLW hcDygt hd3m_w hoThSX hzwm00 i4NAWA i6x1Wx iFIipr iLa2fJ
iQLhYU iUWIRQ iZs5Ta j0GW58 j0ZMXU j4sePI j8fODW jBiDaK jms52b k6VEKd k84bKJ kNZX6I kTan0P kZWSEq kcQh0J knLdly kq1_b- kqWY_g kwO55v kxHVX7
kxvFcR kzWJGS l1OQU9 lIgKx2 lS3kLy lUXSpO lkio8e lnGR_d lw8nSn m2Zb1D mDkMkb mKXdu4 mSkS6_ mavn3Y mazHhK mmwaFN n9mjaW nHTm1k nNhzb6 njvERX
nmxwnQ npM-lg ntg6t5 nuJTxc o1PHf4 o5nXRi oJKXoQ oJ_jjP oKc-nb oNXm82 oVYGAf oYMFow oZIqi3 og1Rcp okyrPx omb3HN or3WcG pEn8k1 pHgQdH pJdVvr
pOeXka pUyyqP pW81-O pYQN8U paZiGq poYUtX pr6Lrq q1lVeU q2mR_2 q8m88Z qOO65p qZMLqk qitl0u qoBzpn qqCv8q qtLbZT r30Q01 r9afhZ rGZ0J6 rNfdCT
rUDWHQ rfBspe rrawOe rvHe_x s2thPa s5d58h sAGCUm sRT1VX sTdrWF sbQ9ox sdYC4G sxKO2H t1jOiT tAqMN1 tG5_lu tNUolt t_JiTB td9f8k tkUAtZ u4wGJR
uWEIKO udQ3qk udrWHU ufnYkH ujDg5b upn33k v20bwF vVvwa- vaMauM vbzSDV vv-2Pz vvahho w0Pv0- w1t1FY wMF87_ wkNwYZ woAvku wsu8cD wvXXKj wwLbX1
xBCDKQ xBMJLW x_7mLD xfABD6 xz5JxI yCPUAO yMuhpm yN6lhK yQ80MU yTfELA y_LvH2 ybQbI6 yhQYWs yvewZ3 z1dyJ3 z77wYP z9WHCk zIBQJn zWpibq ziyYE3
zmV_2L zoTqnI
`
